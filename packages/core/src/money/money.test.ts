import { expect, test } from 'vitest'
import { addMoney, money, multiplyMoney, sameMoney, splitMoney, subtractMoney } from './money.ts'

test.each([
  [10_001, 4, [2501, 2500, 2500, 2500]],
  [10_003, 4, [2501, 2501, 2501, 2500]],
  [-10_001, 4, [-2501, -2500, -2500, -2500]],
  [2, 3, [1, 1, 0]],
  [500, 1, [500]],
])('%i in %i parts is %j', (minor, parts, shares) => {
  expect(splitMoney(money(minor, 'USD'), parts)).toEqual(
    shares.map((share) => ({ minor: share, currency: 'USD' })),
  )
})

test('factors round half away from zero', () => {
  expect(multiplyMoney(money(150, 'USD'), 0.01)).toEqual({ minor: 2, currency: 'USD' })
  expect(multiplyMoney(money(-150, 'USD'), 0.01).minor).toBe(-2)
  expect(multiplyMoney(money(149, 'USD'), 0.01).minor).toBe(1)
})

test('amounts of one currency add up and are subtracted', () => {
  expect(addMoney(money(3, 'GBP'), money(5, 'GBP'))).toEqual({ minor: 8, currency: 'GBP' })
  expect(subtractMoney(money(3, 'GBP'), money(5, 'GBP'))).toEqual({ minor: -2, currency: 'GBP' })
})

test('rejects mixed currencies and fractions of a cent', () => {
  expect(() => addMoney(money(1, 'USD'), money(1, 'EUR'))).toThrow('combine USD with EUR')
  expect(() => subtractMoney(money(1, 'USD'), money(1, 'EUR'))).toThrow('combine USD with EUR')
  expect(() => money(0.5, 'USD')).toThrow('safe integer of minor units, got 0.5')
})

test('amounts are the same with both amount and currency', () => {
  expect(sameMoney(money(1, 'USD'), money(1, 'USD'))).toBe(true)
  expect(sameMoney(money(1, 'USD'), money(2, 'USD'))).toBe(false)
  expect(sameMoney(money(1, 'USD'), money(1, 'EUR'))).toBe(false)
})
