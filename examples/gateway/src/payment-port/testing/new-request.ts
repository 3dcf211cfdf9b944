import { newId } from '../new-id.ts'

/** A request of 100.07 US dollars, as the gateway makes it. */
export const newRequest = (method: 'paypal' | 'afterpay', change: object = {}) => ({
  key: newId('key'),
  method,
  token: '',
  customerId: 'ada',
  saveCard: false,
  returnUrl: 'https://shop.example/review?attempt=1',
  language: 'de_DE',
  shopper: { name: 'Ada King Byron', email: 'ada@example.com' },
  cartId: newId('cart'),
  amountMinor: 10_007,
  currency: 'USD',
  ...change,
})
