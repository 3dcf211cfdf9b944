import { describe, expect, it } from 'vitest'
import { fromPrivacyDetails, toPrivacyDetails } from './privacy-request-field.contract.ts'
import { checkPrivacyRequest } from './privacy-request-rules.ts'
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

  it('has the same errors by the gateway', () => {
    const errors = { request: 'required', email: 'email' } as const
    expect(fromPrivacyDetails(toPrivacyDetails(errors))).toEqual(errors)
    expect(
      fromPrivacyDetails([{ code: 'FIELD_NAME_INVALID_OR_INEDITABLE', field: 'email' }]),
    ).toEqual({ email: 'FIELD_NAME_INVALID_OR_INEDITABLE' })
    expect(fromPrivacyDetails([{ code: 'SERVER_ERROR' }])).toEqual({})
  })
})
