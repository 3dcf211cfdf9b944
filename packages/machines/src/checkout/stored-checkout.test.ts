import { describe, expect, it } from 'vitest'
import { atReview, begin, placing } from '../testing/checkout-driver.ts'
import {
  ATTEMPT_ID,
  ORDER_ID,
  sampleAttempt,
  sampleCheckout,
  sampleForm,
  sampleStored,
} from '../testing/samples.ts'
import { memory } from '../testing/set-up.ts'
import {
  readStoredCheckout,
  removeStoredCheckout,
  restoreCheckout,
  restoreGuestAddress,
  storeCheckout,
} from './stored-checkout.ts'

const KEY = `selvage:checkout:${ORDER_ID}`
const whole = {
  ...sampleStored,
  shipping: { ...sampleForm, newsletter: true, saveAddress: true },
  delivery: { optionId: 'rush', gift: { isGift: true, removePrices: true, message: 'Hello' } },
  billing: { same: false, address: sampleCheckout({ upTo: 'delivery' }).shippingAddress },
  attemptId: ATTEMPT_ID,
}
const read = (change: object) => readStoredCheckout({ ...whole, ...change }, ORDER_ID)

describe('a stored checkout', () => {
  it('is read as it was stored', () => {
    expect(readStoredCheckout(JSON.parse(JSON.stringify(whole)), ORDER_ID)).toEqual(whole)
  })

  it('is read by the next page, and has no card, token or amount', () => {
    const storage = memory()
    storeCheckout(placing().snapshot, storage)
    expect([...storage.stored.keys()]).toEqual([KEY, 'selvage:checkout:guest-address'])
    expect(storage.stored.get(KEY)).not.toMatch(/4242|token|minor/)
    expect(restoreCheckout(ORDER_ID, storage)).toMatchObject({
      step: 'review',
      attemptId: ATTEMPT_ID,
      shipping: { email: 'ada@example.com' },
    })
    expect(restoreCheckout('order-9999999999999', storage)).toBeUndefined()
  })

  it('stays after the order is placed, with its attempt, until it is removed', () => {
    const storage = memory()
    storeCheckout(atReview().snapshot, storage)
    const ordered = placing().send({ done: 'placeOrder', output: sampleAttempt('ordered') })
    storeCheckout(ordered.snapshot, storage)
    expect(restoreCheckout(ORDER_ID, storage)?.attemptId).toBe(ATTEMPT_ID)
    removeStoredCheckout(ORDER_ID, storage)
    expect(storage.stored.size).toBe(0)
  })

  it('leaves the address of a guest for the order that they have once they joined', () => {
    const storage = memory()
    expect(restoreGuestAddress(storage)).toBeUndefined()
    storeCheckout(begin({ guest: false }).snapshot, storage)
    expect(restoreGuestAddress(storage)).toBeUndefined()
    storeCheckout(placing().snapshot, storage)
    const { line1, city } = sampleForm
    expect(restoreGuestAddress(storage)).toMatchObject({ line1, city })
    expect(restoreGuestAddress(storage)).not.toHaveProperty('email')
    storage.setItem('selvage:checkout:guest-address', '{')
    expect(restoreGuestAddress(storage)).toBeUndefined()
  })

  it.each([
    ['of another version', { version: 2 }],
    ['of another order', { orderId: 'order-9999999999999' }],
    ['without a form', { shipping: undefined }],
    ['whose form is a text', { shipping: 'form' }],
  ])('%s is not read', (_, change) => {
    expect(read(change)).toBeUndefined()
  })

  it.each([undefined, null, 7, 'text', []])('%j is none', (value) => {
    expect(readStoredCheckout(value, ORDER_ID)).toBeUndefined()
  })

  it('that cannot be parsed is none', () => {
    const storage = memory()
    storage.setItem(KEY, '{')
    expect(restoreCheckout(ORDER_ID, storage)).toBeUndefined()
  })

  it('leaves out values of another kind', () => {
    expect(
      read({
        step: 'gift',
        shipping: { city: 7, newsletter: 'true' },
        delivery: { optionId: 7, gift: { isGift: 1, removePrices: 'yes', message: {} } },
        billing: { same: 0, address: null },
      }),
    ).toMatchObject({
      step: undefined,
      shipping: { city: '', email: '', emailRetype: '', newsletter: false, country: '' },
      delivery: { optionId: null, gift: { isGift: false, removePrices: false, message: '' } },
      billing: { same: true, address: { line1: '' } },
    })
    expect(read({ shipping: null, delivery: null, billing: undefined })).toMatchObject({
      shipping: { fullName: '' },
      delivery: { optionId: null },
      billing: { same: true },
    })
  })

  it('has texts of 400 characters at most', () => {
    const shipping = { ...sampleForm, city: 'c'.repeat(401) }
    expect(read({ shipping })?.shipping.city).toBe('c'.repeat(400))
  })

  it.each([
    ['16 characters', 'a'.repeat(16), true],
    ['64 characters', '-'.repeat(64), true],
    ['15 characters', 'a'.repeat(15), false],
    ['65 characters', 'a'.repeat(65), false],
    ['a space', 'attempt 0123456789', false],
    ['a space before it', ' attempt-0123456789', false],
    ['a line break behind it', 'attempt-0123456789\n', false],
    ['no text', 7, false],
  ])('asks about an attempt of %s: %s', (_, attemptId, isAsked) => {
    expect('attemptId' in (read({ attemptId }) ?? {})).toBe(isAsked)
  })

  it('brings the typed values back', () => {
    const { context } = begin({ stored: read({}) }).snapshot
    expect(context.shipping).toEqual(whole.shipping)
  })
})
