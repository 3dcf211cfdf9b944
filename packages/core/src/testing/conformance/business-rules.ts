import { EMPTY_BUSINESS } from '../../business/business-rules.ts'
import { applyForGrant } from '../../business/business.contract.ts'
import type { BusinessApplication } from '../../business/business.contract.ts'
import { newEmail } from './account-rules.ts'
import type { DescribeRules } from './runner.ts'
import { rejectionOf, visit } from './visitor.ts'

/** Rules of applications for the small-business grant. */
export const describeBusiness: DescribeRules = (open, { describe, test, expect }) => {
  describe('an application for the small-business grant', () => {
    const typed = { businessType: 'quilting', question: 'By the hour?\nOr by the quilt?' } as const
    const owner = {
      ...EMPTY_BUSINESS,
      ...typed,
      kind: 'owner',
      shopLink: 'quilts.example',
    } as const
    const starter = { ...EMPTY_BUSINESS, ...typed, kind: 'starter', stage: 'samples' } as const

    test('is taken from an owner and from a starter, also when it is sent twice', async () => {
      const { gateway } = await visit(open)
      for (const form of [owner, starter]) {
        const body = { ...form, email: newEmail() }
        await gateway.send(applyForGrant, { body })
        expect(await gateway.send(applyForGrant, { body })).toBe(undefined)
      }
    })

    test('names each field that is wrong', async () => {
      const { gateway } = await visit(open)
      const fieldsOf = async (body: BusinessApplication) =>
        (await rejectionOf(gateway.send(applyForGrant, { body }))).all.map(({ field }) => field)
      const rest = ['email', 'biggest_question']
      const ofOwner = await fieldsOf({ ...EMPTY_BUSINESS, kind: 'owner' })
      expect(ofOwner).toEqual(['business_type', 'shop_link', ...rest])
      const ofStarter = await fieldsOf({ ...EMPTY_BUSINESS, kind: 'starter' })
      expect(ofStarter).toEqual(['business_type', 'stage', ...rest])
      const email = newEmail()
      const script = { ...owner, email, shopLink: 'javascript:alert(1)' }
      expect(await fieldsOf(script)).toEqual(['shop_link'])
      const card = { ...starter, email, question: 'My card is 4242 4242 4242 4242' }
      expect(await fieldsOf(card)).toEqual(['biggest_question'])
    })
  })
}
