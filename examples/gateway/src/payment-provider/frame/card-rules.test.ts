import { describe, expect, it } from 'vitest'
import { brandOf, cardErrors, groupNumber, readCard } from './card-rules.ts'
import type { TypedCard } from './card-rules.ts'

const good: TypedCard = {
  name: 'Ada Byron',
  number: '4242 4242 4242 4242',
  expiry_month: '12',
  expiry_year: '2030',
  cvc: '123',
}
const now = new Date('2026-11-20T12:00:00Z')
const fieldErrors = (change: Partial<TypedCard>, at = now) =>
  Object.fromEntries(cardErrors({ ...good, ...change }, at).map(({ field, code }) => [field, code]))

describe('cardErrors', () => {
  it('accepts a valid card', () => {
    expect(fieldErrors({})).toEqual({})
    expect(
      fieldErrors({ expiry_month: '1', expiry_year: '31', number: '5555-5555-5555-4444' }),
    ).toEqual({})
    expect(fieldErrors({ number: '378282246310005', cvc: '1234' })).toEqual({})
  })

  it.each([
    ['4242424242424241', 'CARD_NUMBER_INVALID'],
    ['4242 4242 4242', 'CARD_NUMBER_INCOMPLETE'],
    ['', 'required'],
    [' - ', 'required'],
    ['42a2', 'CARD_NUMBER_INVALID'],
    ['４２４２４２４２４２４２４２４２', 'CARD_NUMBER_INVALID'],
    ['42424242424242424', 'CARD_NUMBER_INVALID'],
    ['0', 'CARD_NUMBER_INCOMPLETE'],
    ['4'.repeat(2000), 'CARD_NUMBER_INVALID'],
  ])('number %s: %s', (number, code) => {
    expect(fieldErrors({ number }).number).toBe(code)
  })

  it.each([
    ['12345', 'CARD_CVC_INVALID'],
    ['12', 'CARD_CVC_INCOMPLETE'],
    ['1a3', 'CARD_CVC_INVALID'],
    ['', 'required'],
    ['1234', 'CARD_CVC_INVALID'],
    ['١٢٣', 'CARD_CVC_INVALID'],
  ])('cvc %s: %s', (cvc, code) => {
    expect(fieldErrors({ cvc }).cvc).toBe(code)
  })

  it('wants 4 digits from American Express', () => {
    expect(fieldErrors({ number: '378282246310005', cvc: '123' })).toEqual({
      cvc: 'CARD_CVC_INCOMPLETE',
    })
    expect(fieldErrors({ number: '378282246310005', cvc: '12345' })).toEqual({
      cvc: 'CARD_CVC_INVALID',
    })
  })

  it.each([
    ['12', '1999', { expiry_year: 'CARD_EXPIRED' }],
    ['10', '2026', { expiry_year: 'CARD_EXPIRED' }],
    ['11', '26', {}],
    ['13', '2030', { expiry_month: 'CARD_EXPIRY_INVALID' }],
    ['00', '2030', { expiry_month: 'CARD_EXPIRY_INVALID' }],
    ['0', '2030', { expiry_month: 'CARD_EXPIRY_INCOMPLETE' }],
    ['', '', { expiry_month: 'required', expiry_year: 'required' }],
    ['12', '203', { expiry_year: 'CARD_EXPIRY_INCOMPLETE' }],
    ['12', '20x0', { expiry_year: 'CARD_EXPIRY_INVALID' }],
    ['1', '2057', { expiry_year: 'CARD_EXPIRY_INVALID' }],
  ])('expiry %s/%s', (expiry_month, expiry_year, wanted) => {
    expect(fieldErrors({ expiry_month, expiry_year })).toEqual(wanted)
  })

  it('accepts a card until the end of its month in every time zone', () => {
    expect(
      fieldErrors({ expiry_month: '11', expiry_year: '2026' }, new Date('2026-12-01T11:59:00Z')),
    ).toEqual({})
    expect(
      fieldErrors({ expiry_month: '11', expiry_year: '2026' }, new Date('2026-12-01T12:00:00Z')),
    ).toEqual({ expiry_year: 'CARD_EXPIRED' })
  })

  it.each([
    ['4242 4242 4242 4242', 'CARD_NAME_INVALID'],
    ['Ada 424242424242', 'CARD_NAME_INVALID'],
    ['Ada 42424242424', undefined],
    ['Louis XIV, 3rd', undefined],
  ])('name %s: %s', (name, code) => {
    expect(fieldErrors({ name }).name).toBe(code)
  })

  it('asks for a name and keeps the order of the fields', () => {
    expect(
      cardErrors({ name: ' ', number: '', expiry_month: '', expiry_year: '', cvc: '' }, now).map(
        ({ field }) => field,
      ),
    ).toEqual(['name', 'number', 'expiry_month', 'expiry_year', 'cvc'])
  })
})

it('knows the brands and groups their digits', () => {
  const brands = {
    '4242': 'visa',
    '5555': 'mastercard',
    '2221': 'mastercard',
    '2720': 'mastercard',
    '2721': 'unknown',
    '3782': 'amex',
    '6011': 'discover',
    '3056': 'diners',
    '3530': 'jcb',
    '62': 'unionpay',
    '': 'unknown',
  }
  for (const [number, brand] of Object.entries(brands)) expect(brandOf(number).name).toBe(brand)
  expect(groupNumber('378282246310005')).toBe('3782 822463 10005')
  expect(groupNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(groupNumber('42x')).toBe('42x')
  expect(readCard({ ...good, expiry_year: '30' })).toMatchObject({
    number: '4242424242424242',
    brand: 'visa',
    expiryYear: 2030,
    expiryMonth: 12,
  })
})
