import { describe, expect, it } from 'vitest'
import { brandOf, cardErrors, errorsAfter, groupNumber, readCard } from './card-rules.ts'
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
    ['4242\u20134242\u20134242\u20134242', undefined],
    ['4242\t4242\u202f4242\u00a04242', undefined],
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
    ['12', '1999', 'CARD_EXPIRED'],
    ['10', '2026', 'CARD_EXPIRED'],
    ['11', '26', undefined],
    ['13', '2030', 'CARD_EXPIRY_INVALID'],
    ['00', '2030', 'CARD_EXPIRY_INVALID'],
    ['0', '2030', 'CARD_EXPIRY_INCOMPLETE'],
    ['', '', 'required'],
    ['12', '', 'CARD_EXPIRY_INCOMPLETE'],
    ['', '2030', 'CARD_EXPIRY_INCOMPLETE'],
    ['12', '203', 'CARD_EXPIRY_INCOMPLETE'],
    ['12', '20x0', 'CARD_EXPIRY_INVALID'],
    ['1', '2057', 'CARD_EXPIRY_INVALID'],
  ])('expiry %s/%s: %s', (expiry_month, expiry_year, code) => {
    expect(fieldErrors({ expiry_month, expiry_year }).expiry).toBe(code)
  })

  it('accepts a card until the end of its month in every time zone', () => {
    expect(
      fieldErrors({ expiry_month: '11', expiry_year: '2026' }, new Date('2026-12-01T11:59:00Z')),
    ).toEqual({})
    expect(
      fieldErrors({ expiry_month: '11', expiry_year: '2026' }, new Date('2026-12-01T12:00:00Z')),
    ).toEqual({ expiry: 'CARD_EXPIRED' })
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
    ).toEqual(['name', 'number', 'expiry', 'cvc'])
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

it.each([
  ['4', 'visa'],
  ['51', 'mastercard'],
  ['55', 'mastercard'],
  ['2229', 'mastercard'],
  ['223', 'mastercard'],
  ['23', 'mastercard'],
  ['26', 'mastercard'],
  ['271', 'mastercard'],
  ['2720', 'mastercard'],
  ['34', 'amex'],
  ['37', 'amex'],
  ['644', 'discover'],
  ['649', 'discover'],
  ['65', 'discover'],
  ['300', 'diners'],
  ['305', 'diners'],
  ['36', 'diners'],
  ['38', 'diners'],
  ['3528', 'jcb'],
  ['3529', 'jcb'],
  ['353', 'jcb'],
  ['358', 'jcb'],
  ['62', 'unionpay'],
  ['50', 'unknown'],
  ['56', 'unknown'],
  ['2220', 'unknown'],
  ['272', 'unknown'],
  ['137', 'unknown'],
  ['16011', 'unknown'],
  ['643', 'unknown'],
  ['1300', 'unknown'],
  ['306', 'unknown'],
  ['13530', 'unknown'],
  ['3527', 'unknown'],
  ['162', 'unknown'],
])('%s begins a card of %s', (number, brand) => {
  expect(brandOf(number).name).toBe(brand)
})

it.each([
  ['6011000990139424', undefined],
  ['6011000990139424000', 'CARD_NUMBER_INVALID'],
  ['60110009901394240', 'CARD_NUMBER_INVALID'],
  ['601100099013942', 'CARD_NUMBER_INCOMPLETE'],
  ['30569309025904', undefined],
  ['3056930902590', 'CARD_NUMBER_INCOMPLETE'],
  ['3530111333300000', undefined],
  ['353011133330000', 'CARD_NUMBER_INCOMPLETE'],
  ['6200000000000005', undefined],
  ['620000000000000', 'CARD_NUMBER_INCOMPLETE'],
  ['1000000000009', undefined],
  ['100000000000', 'CARD_NUMBER_INCOMPLETE'],
  ['5900000000000000', undefined],
  ['5900000000000001', 'CARD_NUMBER_INVALID'],
])('number %s: %s', (number, code) => {
  expect(fieldErrors({ number }).number).toBe(code)
})

it('reads what is typed without the spaces around it', () => {
  const typed = { ...good, name: `  ${'A'.repeat(121)} `, cvc: ' 123 ', expiry_year: ' 30 ' }
  expect(fieldErrors({ cvc: ' 123 ', expiry_month: ' 12 ', expiry_year: ' 30 ' })).toEqual({})
  expect(readCard(typed)).toMatchObject({ name: 'A'.repeat(120), cvc: '123', expiryYear: 2030 })
  expect(fieldErrors({ expiry_year: '2056', expiry_month: '12' })).toEqual({})
  expect(groupNumber('x42')).toBe('x42')
  expect(groupNumber('')).toBe('')
  expect(groupNumber('3782')).toBe('3782')
})

it('leaves the other errors as they are when one is corrected or is another one', () => {
  const name = { field: 'name', code: 'required' } as const
  const number = { field: 'number', code: 'required' } as const
  const short = { field: 'number', code: 'CARD_NUMBER_INCOMPLETE' } as const
  expect(errorsAfter([name, number], 'number', short)).toEqual([name, short])
  expect(errorsAfter([name, number], 'number', undefined)).toEqual([name])
  expect(errorsAfter([name], 'number', short)).toEqual([name])
})
