import { stepsFor } from '@selvage/core/checkout'
import type { CheckoutStep } from '@selvage/core/checkout'
import { describe, expect, it } from 'vitest'
import { begin, filled, rejection, savingPayment } from '../testing/checkout-driver.ts'
import { checkoutWithGiftNote, GIFT_NOTE, rowsWithGiftNote } from '../testing/gift-note-step.ts'
import { drive } from '../testing/run.ts'
import {
  ATTEMPT_ID,
  ORDER_ID,
  sampleAttempt,
  sampleCheckout,
  sampleForm,
} from '../testing/samples.ts'
import type { CheckoutInput, StoredCheckout } from './checkout.types.ts'
import { checkoutView } from './checkout.view.ts'
import { readStoredCheckout } from './stored-checkout.ts'

const stored: StoredCheckout = {
  version: 1,
  orderId: ORDER_ID,
  step: 'review',
  shipping: { ...sampleForm, city: 'Typed' },
  delivery: { optionId: 'rush', gift: { isGift: false, removePrices: false, message: '' } },
  billing: { same: true, address: sampleForm },
}

describe('the steps of the table', () => {
  it('follow one another when each is saved', () => {
    const driven = filled().send(
      { type: 'NEXT' },
      { done: 'saveShipping', output: sampleCheckout({ upTo: 'delivery' }) },
      { type: 'NEXT' },
      { done: 'saveDelivery', output: sampleCheckout({ upTo: 'payment' }) },
    )
    expect(driven.emitted).toEqual([
      { type: 'step', step: 'shipping' },
      { type: 'step', step: 'delivery' },
      { type: 'step', step: 'payment' },
    ])
    expect(checkoutView(driven.snapshot)).toMatchObject({
      previousStep: 'delivery',
      nextStep: 'review',
    })
  })

  it('leave out delivery in both directions when nothing is shipped', () => {
    const atPayment = begin({ checkout: sampleCheckout({ needsShipping: false, upTo: 'payment' }) })
    expect(checkoutView(atPayment.snapshot).previousStep).toBe('shipping')
    expect(checkoutView(atPayment.send({ type: 'BACK' }).snapshot)).toMatchObject({
      step: 'shipping',
      nextStep: 'payment',
      previousStep: undefined,
    })
  })
})

describe('a step that is added to the table', () => {
  const beginAdded = (
    input: Partial<CheckoutInput>,
    isSaved?: Parameters<typeof rowsWithGiftNote>[0],
  ) =>
    drive(checkoutWithGiftNote(isSaved), {
      orderId: ORDER_ID,
      guest: true,
      country: 'US',
      ...input,
    })
  const atGiftNote = () =>
    beginAdded({ checkout: sampleCheckout({ upTo: 'delivery' }) }).send(
      { type: 'NEXT' },
      { done: 'saveDelivery', output: sampleCheckout({ upTo: 'payment' }) },
    )
  const viewOf = ({ snapshot }: ReturnType<typeof beginAdded>) =>
    checkoutView(snapshot, rowsWithGiftNote())

  it('is shown in its place, leads on, and leads back', () => {
    const view = viewOf(atGiftNote())
    expect(view).toMatchObject({
      status: 'step',
      step: GIFT_NOTE,
      nextStep: 'payment',
      previousStep: 'delivery',
      canNext: true,
      busy: false,
    })
    expect(view.steps.map(({ step }) => step)).toEqual(
      stepsFor({ needsShipping: true }, rowsWithGiftNote()),
    )
    expect(viewOf(atGiftNote().send({ type: 'NEXT' })).step).toBe('payment')
    expect(viewOf(atGiftNote().send({ type: 'NEXT' }, { type: 'BACK' })).step).toBe(GIFT_NOTE)
    expect(viewOf(atGiftNote().send({ type: 'BACK' })).step).toBe('delivery')
    expect(viewOf(atGiftNote().send({ type: 'GO', step: 'shipping' })).step).toBe('shipping')
  })

  it('can be gone back to from the review', () => {
    const atReview = beginAdded({ checkout: sampleCheckout({ upTo: 'review' }) })
    expect(viewOf(atReview.send({ type: 'GO', step: GIFT_NOTE })).step).toBe(GIFT_NOTE)
  })

  it('is resumed at when the shopper was there', () => {
    const resumed = beginAdded({
      checkout: sampleCheckout({ upTo: 'review' }),
      stored: { ...stored, step: GIFT_NOTE },
    })
    expect(viewOf(resumed).step).toBe(GIFT_NOTE)
  })

  it('holds back every later step while the order lacks what it saves', () => {
    const unsaved = () => false
    const upTo = (name: 'delivery' | 'payment' | 'review') =>
      viewOf(beginAdded({ checkout: sampleCheckout({ upTo: name }) }, unsaved)).step
    expect([upTo('delivery'), upTo('payment'), upTo('review')]).toEqual([
      'delivery',
      GIFT_NOTE,
      GIFT_NOTE,
    ])
    const stuck = beginAdded({ checkout: sampleCheckout({ upTo: 'review' }) }, unsaved)
    expect(viewOf(stuck.send({ type: 'NEXT' })).step).toBe(GIFT_NOTE)
  })
})

describe('nothing leads past the first step that is not saved', () => {
  const unknown = 'no-such-step' as CheckoutStep

  it.each([
    ['shipping', 'shipping'],
    ['delivery', 'delivery'],
    ['payment', 'payment'],
  ] as const)('a stored step of unknown name leads to %s, with the typed values', (upTo, step) => {
    const read = readStoredCheckout({ ...stored, step: unknown }, ORDER_ID)
    expect(read?.step).toBeUndefined()
    for (const found of [read, { ...stored, step: unknown }]) {
      const view = checkoutView(
        begin({ stored: found, checkout: sampleCheckout({ upTo }) }).snapshot,
      )
      expect(view).toMatchObject({ step, shipping: { city: 'Typed' } })
    }
  })

  it('an unknown step is not gone to', () => {
    const atReview = begin({ checkout: sampleCheckout({ upTo: 'review' }) })
    expect(checkoutView(atReview.send({ type: 'GO', step: unknown }).snapshot).step).toBe('review')
  })

  it('an attempt of an earlier page that ended with an error leads to the unpaid step', () => {
    const driven = begin({
      stored: { ...stored, attemptId: ATTEMPT_ID },
      checkout: sampleCheckout({ upTo: 'payment' }),
    }).send({ done: 'askAttempt', output: sampleAttempt('declined', 'FIELD_VALUE_INVALID') })
    expect(checkoutView(driven.snapshot)).toMatchObject({
      step: 'payment',
      canPlace: false,
      error: { code: 'FIELD_VALUE_INVALID' },
    })
  })

  it.each(['shipping', 'delivery', 'payment'] as const)(
    'an answer to the card’s save that lacks %s leads there and not to the review',
    (upTo) => {
      const driven = savingPayment().send({ done: 'savePayment', output: sampleCheckout({ upTo }) })
      expect(checkoutView(driven.snapshot)).toMatchObject({ step: upTo, canPlace: false })
    },
  )

  it('a newer order that lacks the delivery shows it before it is saved', () => {
    const driven = savingPayment().send(
      { failed: 'savePayment', error: rejection('CART_VERSION_CONFLICT', { status: 409 }) },
      { done: 'loadCheckout', output: sampleCheckout({ upTo: 'delivery', version: 2 }) },
    )
    expect(checkoutView(driven.snapshot)).toMatchObject({ step: 'delivery', busy: false })
  })
})
