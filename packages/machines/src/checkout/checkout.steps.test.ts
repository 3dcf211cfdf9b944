import { stepAfter, stepBefore, stepsFor } from '@selvage/core/checkout'
import type { Checkout, CheckoutStep } from '@selvage/core/checkout'
import { describe, expect, it } from 'vitest'
import { begin, filled, rejection, savingPayment } from '../testing/checkout-driver.ts'
import {
  ADDED_STEP,
  checkoutWithAddedStep,
  rowsWithAddedStep,
  savingAddedStep,
} from '../testing/added-step.ts'
import { drive } from '../testing/run.ts'
import {
  ATTEMPT_ID,
  ORDER_ID,
  sampleAttempt,
  sampleCheckout,
  sampleStored,
} from '../testing/samples.ts'
import type { CheckoutInput } from './checkout.types.ts'
import { checkoutView } from './checkout.view.ts'
import { readStoredCheckout } from './stored-checkout.ts'

describe('the steps of the table', () => {
  const shipped = { needsShipping: true }
  const unshipped = { needsShipping: false }

  it('are shown one after another as each is saved', () => {
    const driven = filled().send(
      { type: 'NEXT' },
      { done: 'saveShipping', output: sampleCheckout({ upTo: 'delivery' }) },
      { type: 'NEXT' },
      { done: 'saveDelivery', output: sampleCheckout({ upTo: 'payment' }) },
    )
    const shown = driven.emitted.map((event) => event['step'])
    expect(shown).toEqual(['shipping', 'delivery', stepAfter('delivery', shipped)])
    const { step, previousStep, nextStep } = checkoutView(driven.snapshot)
    expect(step).toBe(stepAfter('delivery', shipped))
    expect(previousStep).toBe('delivery')
    expect(nextStep).toBe(stepAfter(step, shipped))
  })

  it('leave out delivery in both directions when nothing is shipped', () => {
    const atPayment = begin({ checkout: sampleCheckout({ needsShipping: false, upTo: 'payment' }) })
    const beforePayment = stepBefore('payment', unshipped)
    expect(checkoutView(atPayment.snapshot).previousStep).toBe(beforePayment)
    expect(checkoutView(atPayment.send({ type: 'BACK' }).snapshot).step).toBe(beforePayment)
    const first = atPayment.send({ type: 'GO', step: 'shipping' })
    expect(checkoutView(first.snapshot)).toMatchObject({
      step: 'shipping',
      nextStep: stepAfter('shipping', unshipped),
      previousStep: undefined,
    })
    expect(checkoutView(first.snapshot).steps.map(({ step }) => step)).not.toContain('delivery')
  })
})

describe('a step that is added to the table', () => {
  const beginAdded = (
    input: Partial<CheckoutInput>,
    isSaved?: Parameters<typeof rowsWithAddedStep>[0],
  ) =>
    drive(checkoutWithAddedStep(isSaved), {
      orderId: ORDER_ID,
      guest: true,
      country: 'US',
      ...input,
    })
  const atAdded = () =>
    beginAdded({ checkout: sampleCheckout({ upTo: 'delivery' }) }).send(
      { type: 'NEXT' },
      { done: 'saveDelivery', output: sampleCheckout({ upTo: 'payment' }) },
    )
  const afterAdded = stepAfter(ADDED_STEP, { needsShipping: true }, rowsWithAddedStep())
  const viewOf = ({ snapshot }: ReturnType<typeof beginAdded>) =>
    checkoutView(snapshot, rowsWithAddedStep())

  it('is shown in its place, leads on, and leads back', () => {
    const view = viewOf(atAdded())
    expect(view).toMatchObject({
      status: 'step',
      step: ADDED_STEP,
      nextStep: afterAdded,
      previousStep: 'delivery',
      busy: false,
    })
    expect(view.steps.map(({ step }) => step)).toEqual(
      stepsFor({ needsShipping: true }, rowsWithAddedStep()),
    )
    expect(viewOf(atAdded().send({ type: 'NEXT' })).step).toBe(afterAdded)
    expect(viewOf(atAdded().send({ type: 'NEXT' }, { type: 'BACK' })).step).toBe(ADDED_STEP)
    expect(viewOf(atAdded().send({ type: 'BACK' })).step).toBe('delivery')
    expect(viewOf(atAdded().send({ type: 'GO', step: 'shipping' })).step).toBe('shipping')
  })

  it('can be gone back to from the review', () => {
    const atReview = beginAdded({ checkout: sampleCheckout({ upTo: 'review' }) })
    expect(viewOf(atReview.send({ type: 'GO', step: ADDED_STEP })).step).toBe(ADDED_STEP)
  })

  it('is resumed at when the shopper was there', () => {
    const resumed = beginAdded({
      checkout: sampleCheckout({ upTo: 'review' }),
      stored: { ...sampleStored, step: ADDED_STEP },
    })
    expect(viewOf(resumed).step).toBe(ADDED_STEP)
  })

  it('holds back every later step while the order lacks what it saves', () => {
    const unsaved = () => false
    const upTo = (name: 'delivery' | 'payment' | 'review') =>
      viewOf(beginAdded({ checkout: sampleCheckout({ upTo: name }) }, unsaved)).step
    expect([upTo('delivery'), upTo('payment'), upTo('review')]).toEqual([
      'delivery',
      ADDED_STEP,
      ADDED_STEP,
    ])
    const stuck = beginAdded({ checkout: sampleCheckout({ upTo: 'review' }) }, unsaved)
    expect(viewOf(stuck.send({ type: 'NEXT' })).step).toBe(ADDED_STEP)
  })
})

describe('an added step that saves', () => {
  const atAdded = drive(checkoutWithAddedStep(undefined, savingAddedStep), {
    orderId: ORDER_ID,
    guest: true,
    country: 'US',
    checkout: sampleCheckout({ upTo: 'review' }),
    stored: { ...sampleStored, step: ADDED_STEP },
  })
  const viewOf = ({ snapshot }: typeof atAdded) => checkoutView(snapshot, rowsWithAddedStep())

  it('leads on when it is saved', () => {
    const saved = atAdded.send(
      { type: 'NEXT' },
      { done: 'saveDelivery', output: sampleCheckout({ upTo: 'payment' }) },
    )
    expect(viewOf(saved).step).toBe(
      stepAfter(ADDED_STEP, { needsShipping: true }, rowsWithAddedStep()),
    )
  })

  it('shows an error at a field that is none of its own above itself, and at no other form', () => {
    const error = rejection('FIELD_VALUE_INVALID', {
      field: 'city',
      all: [{ code: 'FIELD_VALUE_INVALID', field: 'city' }],
    })
    const failed = atAdded.send({ type: 'NEXT' }, { failed: 'saveDelivery', error })
    expect(viewOf(failed)).toMatchObject({
      step: ADDED_STEP,
      fieldErrors: {},
      error: { code: 'FIELD_VALUE_INVALID' },
    })
    const atShipping = failed.send({ type: 'GO', step: 'shipping' })
    expect(viewOf(atShipping)).toMatchObject({ step: 'shipping', fieldErrors: {} })
  })

  it('saves once more when the order was newer', () => {
    const again = atAdded.send(
      { type: 'NEXT' },
      { failed: 'saveDelivery', error: rejection('CART_VERSION_CONFLICT', { status: 409 }) },
      { done: 'loadCheckout', output: sampleCheckout({ upTo: 'review', version: 2 }) },
    )
    expect(viewOf(again)).toMatchObject({ step: ADDED_STEP, busy: true })
  })
})

describe('nothing leads past the first step that is not saved', () => {
  const unknown = 'no-such-step' as CheckoutStep

  it.each([
    ['shipping', 'shipping'],
    ['delivery', 'delivery'],
    ['payment', 'payment'],
  ] as const)('a stored step of unknown name leads to %s, with the typed values', (upTo, step) => {
    const read = readStoredCheckout({ ...sampleStored, step: unknown }, ORDER_ID)
    expect(read?.step).toBeUndefined()
    for (const found of [read, { ...sampleStored, step: unknown }]) {
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
      stored: { ...sampleStored, attemptId: ATTEMPT_ID },
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

  it.each([
    ['in the answer', []],
    [
      'in a newer order that was read first',
      [{ failed: 'savePayment', error: rejection('CART_VERSION_CONFLICT', { status: 409 }) }],
    ],
  ] as const)('says that the prices are in another currency %s', (_, before) => {
    const output = inEuros(sampleCheckout({ upTo: 'review', version: 2 }))
    const reads = before.map(() => ({ done: 'loadCheckout', output }))
    const driven = savingPayment().send(...before, ...reads, { done: 'savePayment', output })
    expect(checkoutView(driven.snapshot).error).toMatchObject({ code: 'CURRENCY_CHANGED' })
  })
})

const inEuros = (checkout: Checkout): Checkout => ({
  ...checkout,
  due: { ...checkout.due, currency: 'EUR' },
})
