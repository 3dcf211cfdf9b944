import { GRANT_FILES } from '../../student-grant/grant-file.ts'
import type { GrantFileReason, GrantFileUse } from '../../student-grant/grant-file.ts'
import { EMPTY_STUDENT_GRANT } from '../../student-grant/student-grant-rules.ts'
import type { StudentGrantForm } from '../../student-grant/student-grant-rules.ts'
import { addGrantFile, applyForStudentGrant } from '../../student-grant/student-grant.contract.ts'
import { newEmail } from './account-rules.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { SMALL_PNG, smallPdf } from './sample-files.ts'
import { rejectionOf, visit } from './visitor.ts'

const PDF = smallPdf(1)

async function openForm(open: OpenGateway) {
  const { gateway } = await visit(open)
  const send = async (use: GrantFileUse, file: string) =>
    (await gateway.send(addGrantFile, { body: { use, file } })).id
  const apply = (body: StudentGrantForm) => gateway.send(applyForStudentGrant, { body })
  const form = async (): Promise<StudentGrantForm> => ({
    name: 'June Harrow',
    email: newEmail(),
    school: 'School of Textiles',
    program: 'Printed textiles, second year',
    country: 'DE',
    plan: 'A quilt of maps.\nForty panels on cotton.',
    proof: await send('proof', SMALL_PNG),
    work: await send('work', btoa(PDF)),
  })
  const fieldsOf = async (body: StudentGrantForm) =>
    (await rejectionOf(apply(body))).all.map(({ field }) => field)
  return { send, apply, form, fieldsOf }
}

/** Rules of applications for the student project grant. */
export const describeStudentGrant: DescribeRules = (open, { describe, test, expect }) => {
  describe('an application for the student project grant', () => {
    test('is taken with its two files, also when it is sent twice', async () => {
      const { apply, form } = await openForm(open)
      const body = await form()
      expect(await apply(body)).toBe(undefined)
      expect(await apply(body)).toBe(undefined)
    })

    test('names each field that is wrong', async () => {
      const { form, fieldsOf } = await openForm(open)
      const texts = ['name', 'email', 'school', 'program', 'country', 'plan']
      expect(await fieldsOf(EMPTY_STUDENT_GRANT)).toEqual([...texts, 'proof_id', 'work_id'])
      const body = await form()
      expect(await fieldsOf({ ...body, country: 'KP' })).toEqual(['country'])
      expect(await fieldsOf({ ...body, country: 'XX' })).toEqual(['country'])
      expect(await fieldsOf({ ...body, plan: 'x'.repeat(2_001) })).toEqual(['plan'])
      expect(await fieldsOf({ ...body, plan: '4242 4242 4242 4242' })).toEqual(['plan'])
    })

    test('has files of its own, each for what it was sent for', async () => {
      const { apply, form, fieldsOf } = await openForm(open)
      const body = await form()
      expect(await fieldsOf({ ...body, proof: body.work, work: body.proof })).toEqual([
        'proof_id',
        'work_id',
      ])
      const unknown = 'A'.repeat(22)
      expect(await fieldsOf({ ...body, work: unknown })).toEqual(['work_id'])
      await apply(body)
      const other = { ...body, email: newEmail() }
      expect(await fieldsOf(other)).toEqual(['proof_id', 'work_id'])
    })

    test('has no file that is another than its bytes say', async () => {
      const { send } = await openForm(open)
      const reasonOf = async (use: GrantFileUse, file: string) => {
        const { code, status, params } = await rejectionOf(send(use, file))
        expect([code, status]).toEqual(['GRANT_FILE_INVALID', 400])
        return params?.['reason'] as GrantFileReason
      }
      const large = btoa(PDF.padEnd(GRANT_FILES.proof.maxBytes + 1))
      const files = [
        ['proof', '', 'empty'],
        ['work', '', 'empty'],
        ['proof', large, 'large'],
        ['work', SMALL_PNG, 'kind'],
        ['proof', btoa('<html>%PDF-1.4</html>'), 'kind'],
        ['proof', btoa('GIF89a'), 'kind'],
        ['work', btoa(PDF.slice(0, -40)), 'broken'],
      ] as const
      for (const [use, file, reason] of files) expect(await reasonOf(use, file)).toBe(reason)
    })
  })
}
