import { COMMON_ERRORS } from '@selvage/core/contract'
import { describe, expect, it } from 'vitest'
import { ROUTES } from '../routes.ts'
import { explainError } from './explain-error.ts'

describe('the sentence of an error', () => {
  it('is there for each code that a call lists', () => {
    const codes = new Set([...COMMON_ERRORS, ...ROUTES.flatMap(({ call }) => call.errors)])
    expect(codes.size).toBeGreaterThan(80)
    expect([...codes].filter((code) => !explainError({ code }).message)).toEqual([])
  })

  it.each([
    [{ code: 'FIELD_VALUE_INVALID', field: 'preferences.country' }, /ISO 3166-1/],
    [{ code: 'FIELD_VALUE_INVALID', field: 'locale' }, /one of da_DK, .*en_US/],
    [{ code: 'FIELD_VALUE_INVALID', field: 'fabric_size' }, /not sold in this size/],
    [{ code: 'FIELD_VALUE_INVALID', field: 'quantity', params: { max: 99 } }, /at most 99\.$/],
    [{ code: 'FIELD_VALUE_INVALID', field: 'constructor' }, /^The value is none/],
    [{ code: 'CURRENCY_INVALID', field: 'preferences.currency' }, /one of .*USD/],
  ] as const)('follows the field of %j', (error, sentence) => {
    expect(explainError(error)).toEqual({ ...error, message: expect.stringMatching(sentence) })
  })

  it('leaves the message that a rejection has', () => {
    const error = { code: 'FIELD_VALUE_INVALID', field: 'code', message: 'used' } as const
    expect(explainError(error)).toEqual(error)
  })
})
