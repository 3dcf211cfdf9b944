import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMoney, money, multiplyMoney, splitMoney, subtractMoney } from './money.ts'

test('parts sum to the amount exactly, and the first parts carry the odd cents', () => {
  expect(splitMoney(money(10_001, 'USD'), 4).map(({ minor }) => minor)).toEqual([
    2501, 2500, 2500, 2500,
  ])
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: 1, max: 12 }),
      (minor, parts) => {
        const shares = splitMoney(money(minor, 'EUR'), parts)
        expect(shares.reduce(addMoney).minor).toBe(minor)
        expect(
          Math.max(...shares.map((share) => share.minor)) -
            Math.min(...shares.map((share) => share.minor)),
        ).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test('factors round half away from zero', () => {
  expect(multiplyMoney(money(150, 'USD'), 0.01).minor).toBe(2)
  expect(multiplyMoney(money(-150, 'USD'), 0.01).minor).toBe(-2)
})

test('rejects mixed currencies and fractions of a cent', () => {
  expect(() => addMoney(money(1, 'USD'), money(1, 'EUR'))).toThrow(/combine/)
  expect(() => money(0.5, 'USD')).toThrow(/safe integer/)
  expect(subtractMoney(money(3, 'GBP'), money(5, 'GBP'))).toEqual({ minor: -2, currency: 'GBP' })
})
