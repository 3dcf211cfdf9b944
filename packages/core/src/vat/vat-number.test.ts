import { expect, test } from 'vitest'
import { hasRightCheckDigits, isVatNumber } from './vat-number.ts'
import badInputs from './vat.bad-inputs.json' with { type: 'json' }

test.each(badInputs)('$id: $input is judged $verdict', ({ input, verdict }) => {
  expect(isVatNumber(input)).toBe(verdict === 'accept')
})

test.each([
  ['123456789', true],
  ['123456789012', true],
  ['GD001', true],
  ['HA599', true],
  ['XIGD001', true],
  ['GD00', false],
  ['GB123456789', false],
  ['123 4567 89', false],
  ['123456789\n', false],
  ['', false],
])('takes %j: %s', (value, isTaken) => {
  expect(isVatNumber(value)).toBe(isTaken)
})

test.each([
  ['434031494', true],
  ['XI434031494', true],
  ['434031494001', true],
  ['434031495', false],
  ['123456789', false],
  ['GD001', true],
])('the check digits of %j are right: %s', (value, isRight) => {
  expect(hasRightCheckDigits(value)).toBe(isRight)
})
