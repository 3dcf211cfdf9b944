import { NO_GIFT } from '@selvage/core/checkout'
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
import type { CheckoutInput } from './checkout.types.ts'
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

describe('the step of an address', () => {
  const saved = {
    ...sampleStored,
    shipping: sampleForm,
    delivery: { optionId: 'standard', gift: NO_GIFT },
  }
  const stepOf = (input: Partial<CheckoutInput>) =>
    checkoutView(begin({ checkout: sampleCheckout({ upTo: 'review' }), ...input }).snapshot).step

  it('opens with its data when it is done, on a new page and on one that comes back', () => {
    for (const step of ['shipping', 'delivery', 'payment', 'review'] as const) {
      expect(stepOf({ step })).toBe(step)
      expect(stepOf({ step, stored: saved })).toBe(step)
      expect(stepOf({ step, stored: { ...saved, step: 'payment' } })).toBe(step)
    }
    expect(
      checkoutView(
        begin({ checkout: sampleCheckout({ upTo: 'payment' }), step: 'shipping' }).snapshot,
      ),
    ).toMatchObject({ step: 'shipping', shipping: sampleForm })
  })
  it('leads to the furthest one when it may not be shown', () => {
    const checkout = sampleCheckout({ upTo: 'delivery' })
    for (const step of ['payment', 'review', 'confirm'] as const) {
      expect(stepOf({ checkout, step })).toBe('delivery')
      expect(stepOf({ checkout, step, stored: { ...saved, step: 'shipping' } })).toBe('shipping')
    }
    expect(
      stepOf({
        checkout: sampleCheckout({ needsShipping: false, upTo: 'review' }),
        step: 'delivery',
      }),
    ).toBe('review')
  })
  it('does not pass a form that has something unsaved', () => {
    expect(stepOf({ step: 'review', stored: { ...sampleStored, step: 'shipping' } })).toBe(
      'shipping',
    )
  })
  it('comes after an attempt that is under way', () => {
    const checkout = sampleCheckout({ upTo: 'review', attempt: sampleAttempt('sent') })
    expect(invoked(begin({ checkout, step: 'shipping' }).snapshot)).toEqual(['askAttempt'])
  })
})

describe('the steps that are done', () => {
  const marks = (driven: ReturnType<typeof begin>) =>
    checkoutView(driven.snapshot).steps.map(
      ({ step, done, canGo }) => `${step}${done ? ' done' : ''}${canGo ? ' open' : ''}`,
    )
  it('stay done behind the step that the shopper went back to, and lead there', () => {
    const back = begin({ checkout: sampleCheckout({ upTo: 'review' }), step: 'shipping' })
    expect(marks(back)).toEqual([
      'shipping done',
      'delivery done open',
      'payment done open',
      'review open',
      'confirm',
    ])
    const typed = back.send({ type: 'TYPE', field: 'city', value: 'Elsewhere' })
    expect(marks(typed)).toEqual([
      'shipping done',
      'delivery done',
      'payment done',
      'review',
      'confirm',
    ])
  })
  it('are none before anything is saved, and those that the order still has', () => {
    expect(marks(begin())).toEqual(['shipping', 'delivery', 'payment', 'review', 'confirm'])
    expect(
      marks(begin({ checkout: sampleCheckout({ upTo: 'delivery' }), step: 'shipping' })),
    ).toEqual(['shipping done', 'delivery open', 'payment', 'review', 'confirm'])
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
