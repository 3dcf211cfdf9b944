import { expect, it } from 'vitest'
import { fitsOrder } from './fits-order.ts'

const order = { cartId: 'cart-1', currency: 'USD', merchantOrigin: 'https://shop.example' }
const card = { ...order, used: false }

it('takes the token of the order’s own frame', () => {
  expect(fitsOrder(card, order)).toBe(true)
})

it.each([
  ['that an attempt has used', { used: true }],
  ['of another cart', { cartId: 'cart-2' }],
  ['of another currency', { currency: 'CAD' }],
  ['of another shop', { merchantOrigin: 'https://www.shop.example' }],
])('rejects a token %s', (_, change) => {
  expect(fitsOrder({ ...card, ...change }, order)).toBe(false)
})
