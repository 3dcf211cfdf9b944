import { describe, expect, it } from 'vitest'
import { GRANT_COUNTRIES, SANCTIONED_COUNTRIES } from './grant-countries.table.ts'
import { checkGrantFile, GRANT_FILES, grantFileKind, grantFileReasonOf } from './grant-file.ts'
import type { GrantFileUse } from './grant-file.ts'
import { fromStudentGrantDetails, toStudentGrantDetails } from './student-grant-field.contract.ts'
import { checkStudentGrant, EMPTY_STUDENT_GRANT } from './student-grant-rules.ts'
import type { StudentGrantErrors, StudentGrantForm } from './student-grant-rules.ts'

const form: StudentGrantForm = {
  name: 'June Harrow',
  email: 'june@example.com',
  school: 'School of Textiles',
  program: 'Printed textiles, second year',
  country: 'DE',
  plan: 'A quilt of maps.\nForty panels on cotton.',
  proof: 'file_0000000000000001',
  work: 'file_0000000000000002',
}

describe('the form of the student project grant', () => {
  it('needs all of its fields', () => {
    expect(checkStudentGrant(form)).toEqual({})
    const missing = Object.keys(EMPTY_STUDENT_GRANT).map((field) => [field, 'required'])
    expect(checkStudentGrant(EMPTY_STUDENT_GRANT)).toEqual(Object.fromEntries(missing))
  })

  it.each<[Partial<StudentGrantForm>, StudentGrantErrors]>([
    [{ name: 'x'.repeat(121) }, { name: 'too_long' }],
    [{ name: '\u200b' }, { name: 'required' }],
    [{ email: 'june at example' }, { email: 'email' }],
    [{ school: '4242 4242 4242 4242' }, { school: 'card_number' }],
    [{ program: 'a\u0000b' }, { program: 'text' }],
    [{ country: 'XX' }, { country: 'country' }],
    [{ country: 'de' }, { country: 'country' }],
    [{ country: 'IR' }, { country: 'country' }],
    [{ plan: 'x'.repeat(2_000) }, {}],
    [{ plan: 'x'.repeat(2_001) }, { plan: 'too_long' }],
  ])('with %o has the errors %o', (typed, errors) => {
    expect(checkStudentGrant({ ...form, ...typed })).toEqual(errors)
  })

  it('has the same errors at the gateway', () => {
    const errors = {
      name: 'required',
      email: 'email',
      country: 'country',
      plan: 'card_number',
      proof: 'gone',
      work: 'required',
    } as const
    expect(fromStudentGrantDetails(toStudentGrantDetails(errors))).toEqual(errors)
  })
})

it('every country but the sanctioned ones may apply', () => {
  expect(GRANT_COUNTRIES).toHaveLength(249 - SANCTIONED_COUNTRIES.length)
  for (const country of SANCTIONED_COUNTRIES) expect(GRANT_COUNTRIES).not.toContain(country)
})

describe('a file of the student project grant', () => {
  const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  const PDF = '%PDF-1.4\n…\n%%EOF\n'
  const PNG = '\u0089PNG\r\n\u001a\n'

  it.each<[GrantFileUse, string, string | undefined]>([
    ['proof', PDF, undefined],
    ['proof', PNG, undefined],
    ['proof', '\u00ff\u00d8\u00ff\u00e0', undefined],
    ['work', PDF, undefined],
    ['work', PNG, 'kind'],
    ['proof', '', 'empty'],
    ['proof', 'GIF89a', 'kind'],
    ['proof', '\u0089PNG', 'kind'],
    ['work', ` ${PDF}`, 'kind'],
    ['work', 'PK\u0003\u0004%PDF-1.4 %%EOF', 'kind'],
    ['work', PDF.slice(0, -5), 'broken'],
    ['work', PDF.padEnd(5_000), 'broken'],
  ])('for the %s that is %j is rejected as %s', (use, text, reason) => {
    expect(checkGrantFile(use, bytesOf(text))).toBe(reason)
  })

  it('may have so many bytes and no more', () => {
    const file = new Uint8Array(GRANT_FILES.proof.maxBytes + 1)
    file.set(bytesOf(PNG))
    expect(checkGrantFile('proof', file.subarray(0, -1))).toBeUndefined()
    expect(checkGrantFile('proof', file)).toBe('large')
    expect(grantFileKind(file)).toBe('png')
  })

  it('has the reason that its error names', () => {
    const code = 'GRANT_FILE_INVALID'
    expect(grantFileReasonOf({ code, params: { reason: 'locked' } })).toBe('locked')
    expect(grantFileReasonOf({ code, params: { reason: 'odd' } })).toBeUndefined()
    expect(grantFileReasonOf({ code: 'ART_INVALID', params: { reason: 'kind' } })).toBeUndefined()
  })
})
