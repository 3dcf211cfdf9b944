import { describe, expect, it } from 'vitest'
import { cardErrors, groupNumber } from './card-rules.ts'
import { formatExpiry, splitExpiry } from './expiry.ts'
import { formatTyped, withoutTail } from './format-typed.ts'

describe('splitExpiry', () => {
  it.each([
    ['0928', '09', '28'],
    ['09/28', '09', '28'],
    ['9/28', '9', '28'],
    ['928', '9', '28'],
    ['9/2028', '9', '2028'],
    ['09 2028', '09', '2028'],
    ['092028', '09', '2028'],
    ['09 / 28', '09', '28'],
    [' 09-28 ', '09', '28'],
    ['1.28', '1', '28'],
    ['12/', '12', ''],
    ['09–28', '09', '28'],
    ['2029-04', '04', '2029'],
    ['2029/4', '4', '2029'],
    ['202904', '04', '2029'],
    ['2029', '', '2029'],
    ['2 / 29', '2', '29'],
    ['229', '2', '29'],
  ])('reads %j', (typed, expiry_month, expiry_year) => {
    expect(splitExpiry(typed)).toEqual({ expiry_month, expiry_year })
  })

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['abc', 'CARD_EXPIRY_INVALID'],
    ['13/28', 'CARD_EXPIRY_INVALID'],
    ['/28', 'CARD_EXPIRY_INVALID'],
    ['09/28x', 'CARD_EXPIRY_INVALID'],
    ['09/28/2031', 'CARD_EXPIRY_INVALID'],
    ['1', 'CARD_EXPIRY_INCOMPLETE'],
    ['09 / ', 'CARD_EXPIRY_INCOMPLETE'],
    ['09/2', 'CARD_EXPIRY_INCOMPLETE'],
    ['10/26', 'CARD_EXPIRED'],
    ['11/26', undefined],
  ])('an expiry of %j: %s', (typed, code) => {
    const card = { name: 'Ada Byron', number: '4242424242424242', cvc: '123' }
    const now = new Date('2026-11-20T12:00:00Z')
    const errors = cardErrors({ ...card, ...splitExpiry(typed) }, now)
    expect(errors).toEqual(code ? [{ field: 'expiry', code }] : [])
  })
})

/** Types one character after the other and returns each text on the way. */
function typeOut(text: string, format: (typed: string) => string): string[] {
  let shown = ''
  return [...text].map((sign) => (shown = format(shown + sign)))
}

it('formats an expiry date while it is typed', () => {
  expect(typeOut('0928', formatExpiry)).toEqual(['0', '09 / ', '09 / 2', '09 / 28'])
  expect(typeOut('9/28', formatExpiry)).toEqual(['09 / ', '09 / ', '09 / 2', '09 / 28'])
  expect(typeOut('1/28', formatExpiry)).toEqual(['1', '01 / ', '01 / 2', '01 / 28'])
  expect(typeOut('12 2028', formatExpiry).at(-1)).toBe('12 / 2028')
  expect(formatExpiry('2029-04')).toBe('04 / 2029')
  expect(formatExpiry('Sep 28')).toBe('Sep 28')
})

it.each([
  ['2029-07', '07', '2029'],
  ['2029/7', '07', '2029'],
  ['2029-1', '1', '2029'],
  ['2029-12', '12', '2029'],
  ['2029 – 02', '02', '2029'],
  ['202907', '07', '2029'],
  ['07/29', '07', '29'],
  ['7/29', '07', '29'],
  ['2/29', '02', '29'],
  ['229', '02', '29'],
  ['07/2029', '07', '2029'],
  ['2/2029', '02', '2029'],
  ['12/2029', '12', '2029'],
  ['0729', '07', '29'],
])('understands %j when it is typed sign by sign', (text, expiry_month, expiry_year) => {
  const shown = typeOut(text, formatExpiry).at(-1) ?? ''
  expect(splitExpiry(shown)).toEqual({ expiry_month, expiry_year })
  // The field is written once more when it is left.
  expect(splitExpiry(formatExpiry(shown))).toEqual({ expiry_month, expiry_year })
})

it('leaves the caret behind the digit that was typed', () => {
  expect(formatTyped({ text: '9', caret: 1 }, formatExpiry)).toEqual({ text: '09 / ', caret: 5 })
  expect(formatTyped({ text: '09 / 328', caret: 6 }, formatExpiry)).toEqual({
    text: '09 / 328',
    caret: 6,
  })
  expect(formatTyped({ text: '9/28', caret: 1 }, formatExpiry)).toEqual({
    text: '09 / 28',
    caret: 2,
  })
  expect(formatTyped({ text: '42942 4242', caret: 3 }, groupNumber)).toEqual({
    text: '4294 2424 2',
    caret: 3,
  })
  expect(formatTyped({ text: '4242 94242', caret: 6 }, groupNumber).caret).toBe(6)
})

it('removes the signs behind the last digit after a deletion', () => {
  expect(['09 /', '09 / ', '4242 ', '4242 4'].map(withoutTail)).toEqual([
    '09',
    '09',
    '4242',
    '4242 4',
  ])
})
