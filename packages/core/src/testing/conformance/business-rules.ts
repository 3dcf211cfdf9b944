import { applyForGrant } from '../../business/business.contract.ts'
import type { BusinessApplication } from '../../business/business.contract.ts'
import { newEmail } from './account-rules.ts'
import type { DescribeRules } from './runner.ts'
import { rejectionOf, visit } from './visitor.ts'

const owner = (): BusinessApplication => ({
  kind: 'owner',
  businessType: 'quilting',
  shopLink: 'quilts.example/june',
  stage: '',
  email: newEmail(),
  question: 'How do I price a quilt?\nBy the hour?',
})
const starter = (): BusinessApplication => ({
  ...owner(),
  kind: 'starter',
  shopLink: '',
  stage: 'samples',
})

/** Rules of applications for the small-business grant. */
export const describeBusiness: DescribeRules = (open, { describe, test, expect }) => {
  describe('an application for the small-business grant', () => {
    for (const kindOf of [owner, starter])
      test(`of ${kindOf.name === 'owner' ? 'an owner' : 'a starter'} is taken, and is one when it is sent twice`, async () => {
        const { gateway, under } = await visit(open)
        const body = kindOf()
        await gateway.send(applyForGrant, { body })
        await gateway.send(applyForGrant, { body: { ...body, email: ` ${body.email}` } })
        expect(await under.businessApplications(body.email)).toBe(1)
        await gateway.send(applyForGrant, { body: { ...body, question: 'How do I ship one?' } })
        expect(await under.businessApplications(body.email)).toBe(2)
      })

    test('names each field that is wrong', async () => {
      const { gateway } = await visit(open)
      const fieldsOf = async (body: BusinessApplication) =>
        (await rejectionOf(gateway.send(applyForGrant, { body }))).all.map(({ field }) => field)
      const blank = { businessType: '', shopLink: '', stage: '', email: '', question: '' } as const
      expect(await fieldsOf({ kind: 'owner', ...blank })).toEqual([
        'business_type',
        'shop_link',
        'email',
        'biggest_question',
      ])
      expect(await fieldsOf({ kind: 'starter', ...blank })).toEqual([
        'business_type',
        'stage',
        'email',
        'biggest_question',
      ])
      expect(await fieldsOf({ ...owner(), shopLink: 'javascript:alert(1)' })).toEqual(['shop_link'])
      const card = { ...starter(), question: 'My card is 4242 4242 4242 4242' }
      expect(await fieldsOf(card)).toEqual(['biggest_question'])
    })
  })
}
