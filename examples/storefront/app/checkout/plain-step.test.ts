import { CHECKOUT_STEPS } from '@selvage/core/checkout'
import type { Checkout } from '@selvage/core/checkout'
import { expect, test } from 'vitest'
import { plainStepOf } from './plain-state.server.ts'

const order = {
  order: { needsShipping: false },
  email: 'june@example.com',
  shippingAddress: null,
  payment: { method: 'paypal' },
  due: { minor: 2_500, currency: 'USD' },
} as unknown as Checkout
const { payment, ...later } = CHECKOUT_STEPS

test('is the furthest one, or an earlier one that was asked for', () => {
  expect(plainStepOf(order, undefined)).toBe('review')
  expect(plainStepOf(order, 'payment')).toBe('payment')
  expect(plainStepOf({ ...order, payment: null }, 'review')).toBe('payment')
  expect(plainStepOf(order, 'delivery')).toBe('review')
})

test('is none where the order lacks what a step without a plain form saves', () => {
  const wrap = { shippingOnly: false, isSaved: () => false, unsavedError: null }
  const { shipping, ...after } = later
  const rows = { shipping, wrap, payment, ...after }
  expect(plainStepOf(order, undefined, rows)).toBeUndefined()
  expect(plainStepOf(order, 'shipping', rows)).toBe('shipping')
  const saved = { ...rows, wrap: { ...wrap, isSaved: () => true } }
  expect(plainStepOf(order, undefined, saved)).toBe('review')
})
