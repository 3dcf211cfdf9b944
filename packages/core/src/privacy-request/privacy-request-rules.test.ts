import { describe, expect, it } from 'vitest'
import { fromPrivacyDetails, toPrivacyDetails } from './privacy-request-field.contract.ts'
import { checkPrivacyRequest, checkRepresent } from './privacy-request-rules.ts'
import type { PrivacyRequestForm } from './privacy-request-rules.ts'

describe('the form of a request about data', () => {
  it.each<[PrivacyRequestForm, object]>([
    [{ email: 'ada@example.com', request: 'access' }, {}],
    [{ email: 'ada@example.com', request: 'delete' }, {}],
    [{ email: '', request: 'doNotSell' }, {}],
    [{ email: 'not an address', request: 'doNotSell' }, {}],
    [{ email: 'ada@example.com', request: '' }, { request: 'required' }],
    [{ email: ' ', request: 'access' }, { email: 'required' }],
    [
      { email: 'ada at example', request: '' },
      { request: 'required', email: 'email' },
    ],
  ])('%o has the errors %o', (form, errors) => {
    expect(checkPrivacyRequest(form)).toEqual(errors)
  })

  it('of an agent needs who asks, and for whom', () => {
    const form = {
      request: 'access',
      name: 'June Harrow',
      email: 'june@example.com',
      resident: 'ada@example.com',
    } as const
    expect(checkRepresent(form)).toEqual({})
    expect(checkRepresent({ request: '', name: ' ', email: '', resident: 'ada' })).toEqual({
      request: 'required',
      name: 'required',
      email: 'required',
      resident: 'email',
    })
    const own = { ...form, resident: ' June@Example.com' }
    expect(checkRepresent(own)).toEqual({ resident: 'same' })
    expect(checkRepresent({ ...form, name: 'j'.repeat(101) })).toEqual({ name: 'tooLong' })
    expect(checkRepresent({ ...form, name: 'Zoë O’Neil-Weiß (Law & Co.)' })).toEqual({})
    expect(checkRepresent({ ...form, name: 'https://evil.test' })).toEqual({ name: 'text' })
  })

  it('has the same errors by the gateway', () => {
    const errors = {
      request: 'required',
      email: 'email',
      name: 'tooLong',
      resident: 'same',
    } as const
    expect(fromPrivacyDetails(toPrivacyDetails(errors))).toEqual(errors)
    expect(
      fromPrivacyDetails([{ code: 'FIELD_NAME_INVALID_OR_INEDITABLE', field: 'email' }]),
    ).toEqual({ email: 'FIELD_NAME_INVALID_OR_INEDITABLE' })
    expect(fromPrivacyDetails([{ code: 'SERVER_ERROR' }])).toEqual({})
  })
})
