import { stepBefore } from '@selvage/core/checkout'
import { shopError } from '@selvage/core/contract'
import { describe, expect, it } from 'vitest'
import { atReview, begin, placing, rejection } from '../testing/checkout-driver.ts'
import { invoked } from '../testing/run.ts'
import { ATTEMPT_ID, sampleAttempt, sampleCheckout, sampleForm } from '../testing/samples.ts'
import { MOST_ASKS } from './checkout.limits.ts'
import { checkoutView } from './checkout.view.ts'

const viewOf = ({ snapshot }: ReturnType<typeof atReview>) => checkoutView(snapshot)

describe('review and placing', () => {
  it('goes back to each step that is done', () => {
    for (const step of ['shipping', 'delivery', 'payment'] as const)
      expect(checkoutView(atReview().send({ type: 'GO', step }).snapshot).step).toBe(step)
    expect(checkoutView(atReview().send({ type: 'GO', step: 'confirm' }).snapshot).step).toBe(
      'review',
    )
    expect(checkoutView(begin().send({ type: 'GO', step: 'review' }).snapshot).step).toBe(
      'shipping',
    )
  })
  it('goes forward again while every form on the way is saved, and drops nothing that is not', () => {
    const atPayment = atReview().send({ type: 'BACK' })
    expect(checkoutView(atPayment.snapshot).card.shows).toBe('order')
    expect(viewOf(atPayment.send({ type: 'GO', step: 'review' })).step).toBe('review')

    const atShipping = atReview().send({ type: 'GO', step: 'shipping' })
    for (const step of ['delivery', 'payment', 'review'] as const)
      expect(viewOf(atShipping.send({ type: 'GO', step })).step).toBe(step)
    expect(viewOf(atShipping.send({ type: 'GO', step: 'confirm' })).step).toBe('shipping')

    const typed = atShipping.send({ type: 'TYPE', field: 'city', value: 'Typed' })
    const gift = atReview().send(
      { type: 'GO', step: 'delivery' },
      { type: 'GIFT', gift: { isGift: true } },
    )
    const billed = atPayment.send({ type: 'BILLING_SAME', same: false })
    const otherCard = atPayment.send({ type: 'CHANGE_CARD' })
    for (const driven of [typed, gift, billed, otherCard]) {
      const { step } = viewOf(driven)
      expect(viewOf(driven.send({ type: 'GO', step: 'review' })).step).toBe(step)
    }
    // A form that is not saved holds back, also where it is not shown.
    expect(viewOf(gift.send({ type: 'BACK' }, { type: 'GO', step: 'payment' })).step).toBe(
      'shipping',
    )
  })
  it('places once, however many times PLACE comes', () => {
    const driven = placing().send(
      { type: 'PLACE' },
      { type: 'BACK' },
      { type: 'PLACE' },
      { type: 'CANCEL' },
    )
    expect(invoked(driven.snapshot)).toEqual(['placeOrder'])
    expect(checkoutView(driven.snapshot)).toMatchObject({
      placing: true,
      canPlace: false,
      canBack: false,
      canCancel: false,
    })
    const done = driven.send({ done: 'placeOrder', output: sampleAttempt('ordered') })
    expect(checkoutView(done.snapshot)).toMatchObject({
      status: 'confirmed',
      step: 'confirm',
      orderNumber: 'R261120001001',
    })
    expect(done.emitted.at(-1)).toEqual({ type: 'ordered', orderNumber: 'R261120001001' })
  })
  it('says after a while that the answer takes longer than usual, and no longer once it is there', () => {
    expect(viewOf(placing()).slow).toBe(false)
    const slow = placing().send({ after: 'slowPlacing' })
    expect(invoked(slow.snapshot)).toEqual(['placeOrder'])
    expect(viewOf(slow)).toMatchObject({ slow: true, placement: 'placing', canPlace: false })
    const lost = slow.send({ failed: 'placeOrder', error: shopError('SERVER_ERROR') })
    expect(viewOf(lost)).toMatchObject({ slow: false, placement: 'checking' })
    const again = lost.send(
      { done: 'askAttempt', output: null },
      { after: 'reconcileWait' },
      { done: 'askAttempt', output: null },
      { type: 'PLACE' },
    )
    expect(viewOf(again)).toMatchObject({ slow: false, placement: 'placing' })
  })
  it('asks for the payment again after a declined card, and the next try is another attempt', () => {
    const declined = placing().send(
      { done: 'placeOrder', output: sampleAttempt('declined', 'CARD_INSUFFICIENT_FUNDS') },
      { done: 'loadCheckout', output: sampleCheckout({ upTo: 'review', version: 3 }) },
    )
    expect(checkoutView(declined.snapshot)).toMatchObject({
      step: 'payment',
      error: { code: 'CARD_INSUFFICIENT_FUNDS' },
      shipping: sampleForm,
    })
    expect(declined.snapshot.context.attemptId).toBeUndefined()
    expect(checkoutView(declined.send({ type: 'BACK' }).snapshot).step).toBe(
      stepBefore('payment', { needsShipping: true }),
    )
  })
  it.each([
    'EXCHANGE_RATE_CHANGED',
    'VAT_RATE_CHANGED',
    'STRIPE_CUSTOMER_TECHNICAL_FAILURE',
    'CARD_DECLINED',
  ] as const)('%s leads to the payment step with the new total', (code) => {
    const driven = placing().send(
      { failed: 'placeOrder', error: rejection(code) },
      { done: 'loadCheckout', output: sampleCheckout({ upTo: 'review', version: 5 }) },
    )
    expect(checkoutView(driven.snapshot)).toMatchObject({
      step: 'payment',
      card: { shows: 'opening' },
      error: { code },
    })
    expect(driven.snapshot.context.checkout?.order.version).toBe(5)
  })
  it.each([
    'ORDER_CLEANUP_REVIEW_REQUIRED',
    'CART_VERSION_CONFLICT',
    'ORDER_CONTAINS_NO_ITEMS',
    'PAYMENT_FAILED',
    'ORDER_NOT_PENDING',
  ] as const)('%s leads to the cart with its message', (code) => {
    const driven = placing().send({
      failed: 'placeOrder',
      error: rejection(code, { status: code === 'CART_VERSION_CONFLICT' ? 409 : 400 }),
    })
    expect(driven.emitted.slice(-2)).toMatchObject([
      { type: 'flash', errorMessage: { code } },
      { type: 'leave', to: 'cart' },
    ])
  })
  it.each([405, 500])(
    'asks what became of the attempt before status %s leads to the cart',
    (status) => {
      const asked = placing().send({
        failed: 'placeOrder',
        error: shopError('SERVER_ERROR', { status }),
      })
      expect(checkoutView(asked.snapshot).status).toBe('reconciling')
      expect(asked.emitted.some(({ type }) => type === 'leave')).toBe(false)
      expect(asked.send({ done: 'askAttempt', output: null }).emitted.slice(-2)).toMatchObject([
        { type: 'flash', errorMessage: { code: 'SERVER_ERROR' } },
        { type: 'leave', to: 'cart' },
      ])
      expect(
        checkoutView(asked.send({ done: 'askAttempt', output: sampleAttempt('ordered') }).snapshot)
          .status,
      ).toBe('confirmed')
    },
  )
  it('goes on asking when the answer was lost, and never charges again under another key', () => {
    const asked = placing().send(
      { failed: 'placeOrder', error: shopError('SERVER_ERROR') },
      { done: 'askAttempt', output: sampleAttempt('unknown') },
      { after: 'reconcileWait' },
    )
    expect(invoked(asked.snapshot)).toEqual(['askAttempt'])
    expect(
      checkoutView(asked.send({ done: 'askAttempt', output: sampleAttempt('ordered') }).snapshot)
        .status,
    ).toBe('confirmed')
    const absent = placing().send(
      { failed: 'placeOrder', error: shopError('SERVER_ERROR') },
      { done: 'askAttempt', output: null },
      { after: 'reconcileWait' },
      { done: 'askAttempt', output: null },
    )
    expect(checkoutView(absent.snapshot)).toMatchObject({
      step: 'review',
      canPlace: true,
      error: { code: 'SERVER_ERROR' },
    })
    expect(invoked(absent.send({ type: 'PLACE' }).snapshot)).toEqual(['placeOrder'])
    expect(absent.send({ type: 'PLACE' }).snapshot.context.attemptId).toBe(ATTEMPT_ID)
  })
  it('gives up an attempt that the gateway never saw when a step is saved again', () => {
    const absent = placing().send(
      { failed: 'placeOrder', error: shopError('SERVER_ERROR') },
      { done: 'askAttempt', output: null },
      { after: 'reconcileWait' },
      { done: 'askAttempt', output: null },
    )
    expect(absent.snapshot.context.attemptId).toBe(ATTEMPT_ID)
    const saved = absent.send(
      { type: 'GO', step: 'shipping' },
      { type: 'TYPE', field: 'city', value: 'Raleigh' },
      { type: 'NEXT' },
      { done: 'saveShipping', output: sampleCheckout({ upTo: 'review', version: 2 }) },
    )
    expect(saved.snapshot.context.attemptId).toBeUndefined()
    const placed = saved.send({ type: 'GO', step: 'review' }, { type: 'PLACE' })
    expect(invoked(placed.snapshot)).toEqual(['makeKey'])
  })
  it('asks about another page’s attempt when that is the one under way', () => {
    const other = { ...sampleAttempt('sent'), id: 'attempt-of-another-tab' }
    const asking = placing().send({ done: 'placeOrder', output: other }, { after: 'reconcileWait' })
    expect(asking.snapshot.context.attemptId).toBe('attempt-of-another-tab')
    expect(
      checkoutView(
        asking.send({
          done: 'askAttempt',
          output: { ...other, state: 'ordered', orderNumber: '1' },
        }).snapshot,
      ).status,
    ).toBe('confirmed')
  })
  it('stops asking after a while, shows that, and asks again on RETRY', () => {
    const asks = Array.from(
      { length: MOST_ASKS },
      () =>
        [
          { done: 'askAttempt', output: sampleAttempt('sent') },
          { after: 'reconcileWait' },
        ] as const,
    )
      .flat()
      .slice(0, -1)
    const stuck = placing().send(
      { done: 'placeOrder', output: sampleAttempt('unknown') },
      { after: 'reconcileWait' },
      ...asks.slice(0, -2),
    )
    expect(checkoutView(stuck.snapshot)).toMatchObject({
      status: 'stuck',
      canRetry: true,
      canPlace: false,
      canBack: false,
    })
    expect(invoked(stuck.send({ type: 'RETRY' }).snapshot)).toEqual(['askAttempt'])
  })
  it('stops asking after a while where no question is answered', () => {
    const error = shopError('SERVER_ERROR')
    const asks = Array.from(
      { length: MOST_ASKS },
      () => [{ failed: 'askAttempt', error }, { after: 'reconcileWait' }] as const,
    ).flat()
    const waiting = placing().send({ failed: 'placeOrder', error }, ...asks.slice(0, -2))
    expect(checkoutView(waiting.snapshot).status).toBe('reconciling')
    const stuck = waiting.send({ failed: 'askAttempt', error })
    expect(checkoutView(stuck.snapshot)).toMatchObject({ status: 'stuck', canPlace: false })
    expect(stuck.snapshot.context.attemptId).toBe(ATTEMPT_ID)
  })
})
