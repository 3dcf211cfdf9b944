import { expect, test } from 'vitest'
import { money } from '../money/money.ts'
import { leftForFreeShipping } from './free-shipping.ts'

const usd = (minor: number) => money(minor, 'USD')
const pricing = (subtotal: number, discount: number, threshold: number | null) => ({
  subtotal: usd(subtotal),
  discount: usd(discount),
  freeShippingFrom: threshold === null ? null : usd(threshold),
  currency: 'USD' as const,
})

test.each([
  [pricing(3_000, 0, 5_000), 2_000],
  [pricing(5_000, 0, 5_000), 0],
  [pricing(9_000, 0, 5_000), 0],
  [pricing(5_000, 500, 5_000), 500],
  [pricing(5_000, -500, 5_000), 500],
])('an order below the threshold has the rest left, and one above it nothing', (order, left) => {
  expect(leftForFreeShipping(order)).toEqual(usd(left))
})

test('counts what is shipped alone, where the gateway says its worth', () => {
  const order = { ...pricing(11_900, 0, 7_500), shippedWorth: usd(1_900) }
  expect(leftForFreeShipping(order)).toEqual(usd(5_600))
})

test('nothing is left of what is sent for nothing already', () => {
  const order = { ...pricing(300, 0, 7_500), shippingFrom: usd(0) }
  expect(leftForFreeShipping(order)).toEqual(usd(0))
  expect(leftForFreeShipping({ ...order, shippingFrom: usd(595) })).toEqual(usd(7_200))
})

test('without a threshold there is nothing to reach', () => {
  expect(leftForFreeShipping(pricing(3_000, 0, null))).toBeUndefined()
})
