import { shopError } from '@selvage/core/contract'
import { describe, expect, it } from 'vitest'
import { begin, rejection } from '../testing/checkout-driver.ts'
import { invoked } from '../testing/run.ts'
import {
  ATTEMPT_ID,
  sampleAttempt,
  sampleCheckout,
  sampleForm,
  sampleStored,
} from '../testing/samples.ts'
import { checkoutView } from './checkout.view.ts'

describe('the first step that is shown', () => {
  it.each(['shipping', 'delivery', 'payment', 'review'] as const)(
    'at %s when that is the first step that is not done',
    (upTo) => {
      expect(checkoutView(begin({ checkout: sampleCheckout({ upTo }) }).snapshot).step).toBe(upTo)
    },
  )
  it('loads the checkout when the page has none, and can try again when that fails', () => {
    const failed = begin({ checkout: undefined }).send({
      failed: 'loadCheckout',
      error: shopError('SERVER_ERROR'),
    })
    expect(checkoutView(failed.snapshot)).toMatchObject({
      status: 'failed',
      canRetry: true,
      error: { code: 'SERVER_ERROR' },
    })
    expect(
      checkoutView(
        failed.send({ type: 'RETRY' }, { done: 'loadCheckout', output: sampleCheckout() }).snapshot,
      ),
    ).toMatchObject({ status: 'step', step: 'shipping' })
  })
  it('leaves for the cart when the order cannot be checked out', () => {
    const left = begin({ checkout: undefined }).send({
      failed: 'loadCheckout',
      error: rejection('ORDER_CONTAINS_NO_ITEMS'),
    })
    expect(left.emitted).toEqual([
      { type: 'flash', errorMessage: { code: 'ORDER_CONTAINS_NO_ITEMS', severity: 'error' } },
      { type: 'leave', to: 'cart' },
    ])
  })
  it('leaves for the cart when the order has nothing in it', () => {
    const checkout = sampleCheckout()
    const left = begin({ checkout: { ...checkout, order: { ...checkout.order, items: [] } } })
    expect(left.emitted).toMatchObject([
      { type: 'flash', errorMessage: { code: 'ORDER_CONTAINS_NO_ITEMS' } },
      { type: 'leave', to: 'cart' },
    ])
  })
  it('fills the form with the values of the order', () => {
    expect(
      begin({ checkout: sampleCheckout({ upTo: 'delivery' }) }).snapshot.context.shipping,
    ).toEqual(sampleForm)
  })
})

describe('a page that comes back', () => {
  const stored = {
    ...sampleStored,
    delivery: { optionId: 'rush', gift: { isGift: true, removePrices: true, message: 'Hi' } },
    billing: { same: false, address: sampleForm },
  } as const
  it('finds the typed values, at the furthest safe step', () => {
    const view = checkoutView(
      begin({ stored, checkout: sampleCheckout({ upTo: 'delivery' }) }).snapshot,
    )
    expect(view).toMatchObject({
      step: 'delivery',
      shipping: { city: 'Typed' },
      delivery: { optionId: 'rush', gift: { message: 'Hi' } },
      billing: { same: false },
    })
    expect(
      checkoutView(
        begin({
          stored: { ...stored, step: 'shipping' },
          checkout: sampleCheckout({ upTo: 'review' }),
        }).snapshot,
      ).step,
    ).toBe('shipping')
  })
  it('says that the order changed when a page that showed the review has lost its payment', () => {
    const view = checkoutView(
      begin({ stored, checkout: sampleCheckout({ upTo: 'payment' }) }).snapshot,
    )
    expect(view).toMatchObject({ step: 'payment', card: { outdated: true } })
    const step = 'payment' as const
    expect(
      checkoutView(
        begin({ stored: { ...stored, step }, checkout: sampleCheckout({ upTo: 'payment' }) })
          .snapshot,
      ).card.outdated,
    ).toBe(false)
  })
  it('asks about an attempt that was under way, and never places it again', () => {
    const back = begin({
      stored: { ...stored, attemptId: ATTEMPT_ID },
      checkout: sampleCheckout({ upTo: 'review' }),
    })
    expect(invoked(back.snapshot)).toEqual(['askAttempt'])
    const unloaded = begin({
      stored: { ...stored, attemptId: ATTEMPT_ID },
      checkout: undefined,
    }).send({
      failed: 'loadCheckout',
      error: rejection('ORDER_NOT_PENDING'),
    })
    expect(
      checkoutView(unloaded.send({ done: 'askAttempt', output: sampleAttempt('ordered') }).snapshot)
        .status,
    ).toBe('confirmed')
  })
  it('asks about an open attempt that the gateway names', () => {
    expect(
      invoked(
        begin({ checkout: sampleCheckout({ upTo: 'review', attempt: sampleAttempt('sent') }) })
          .snapshot,
      ),
    ).toEqual(['askAttempt'])
    expect(
      checkoutView(
        begin({ checkout: sampleCheckout({ upTo: 'review', attempt: sampleAttempt('ordered') }) })
          .snapshot,
      ).status,
    ).toBe('confirmed')
    expect(
      checkoutView(
        begin({ checkout: sampleCheckout({ upTo: 'review', attempt: sampleAttempt('declined') }) })
          .snapshot,
      ).step,
    ).toBe('review')
  })
  it('does not take the stored forms of another order', () => {
    expect(
      begin({ stored: { ...stored, orderId: 'order-9999999999999' } }).snapshot.context.shipping
        .city,
    ).toBe('')
  })
})
