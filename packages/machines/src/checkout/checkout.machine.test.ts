import { shopError } from '@selvage/core/contract'
import type { ShopError } from '@selvage/core/contract'
import type { ErrorCode } from '@selvage/core/errors'
import { describe, expect, it } from 'vitest'
import { invoked, drive } from '../testing/run.ts'
import {
  ATTEMPT_ID,
  ORDER_ID,
  sampleAttempt,
  sampleCheckout,
  sampleForm,
} from '../testing/samples.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { MOST_ASKS } from './checkout.setup.ts'
import type { CheckoutInput } from './checkout.types.ts'
import { checkoutView } from './checkout.view.ts'

const begin = (input: Partial<CheckoutInput> = {}) =>
  drive(checkoutMachine, {
    orderId: ORDER_ID,
    guest: true,
    country: 'US',
    checkout: sampleCheckout(),
    ...input,
  })
const filled = (input: Partial<CheckoutInput> = {}) =>
  begin(input).send(
    ...Object.entries(sampleForm).map(([field, value]) => ({
      type: 'TYPE' as const,
      field: field as keyof typeof sampleForm,
      value,
    })),
  )
const rejection = (code: ErrorCode, more: Partial<ShopError> = {}) =>
  shopError(code, { status: 400, ...more })
const session = {
  provider: 'sandbox',
  sessionId: 'pay-1',
  frameUrl: 'https://pay.test/1',
  frameOrigin: 'https://pay.test',
}
const atReview = (input: Partial<CheckoutInput> = {}) =>
  begin({ checkout: sampleCheckout({ upTo: 'review' }), ...input })
const placing = () => atReview().send({ type: 'PLACE' }, { done: 'makeKey', output: ATTEMPT_ID })
const atPayment = () =>
  begin({ checkout: sampleCheckout({ upTo: 'payment' }) }).send(
    { done: 'openPayment', output: session },
    { type: 'FRAME_READY' },
  )
const saving = () =>
  atPayment().send({ type: 'NEXT' }, { type: 'CARD_TOKENISED', token: 'tok_0123456789abcdef' })

describe('where it begins', () => {
  it.each(['shipping', 'delivery', 'payment', 'review'] as const)(
    'at %s when that is the first step that is not done',
    (upTo) => {
      expect(checkoutView(begin({ checkout: sampleCheckout({ upTo }) }).snapshot).step).toBe(upTo)
    },
  )
  it('loads when the page brought nothing, and can be tried again when that fails', () => {
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
  it('prefills what the order has', () => {
    expect(
      begin({ checkout: sampleCheckout({ upTo: 'delivery' }) }).snapshot.context.shipping,
    ).toEqual(sampleForm)
  })
})

describe('shipping', () => {
  it('shows each fault at its field and keeps what was typed', () => {
    const driven = filled().send(
      { type: 'TYPE', field: 'zipcode', value: '1234' },
      { type: 'TYPE', field: 'emailRetype', value: 'a@b.test' },
      { type: 'NEXT' },
    )
    expect(checkoutView(driven.snapshot)).toMatchObject({
      step: 'shipping',
      busy: false,
      shippingErrors: { zipcode: 'INVALID_ZIPCODE', emailRetype: 'mismatch' },
      shipping: { zipcode: '1234' },
    })
    expect(
      driven.send({ type: 'TYPE', field: 'zipcode', value: '12345' }).snapshot.context
        .shippingErrors,
    ).toEqual({ emailRetype: 'mismatch' })
  })
  it('asks a member for no e-mail, and an order without shipping for nothing else than e-mail and country', () => {
    const member = filled({ guest: false }).send(
      { type: 'TYPE', field: 'email', value: '' },
      { type: 'TYPE', field: 'emailRetype', value: '' },
      { type: 'NEXT' },
    )
    expect(invoked(member.snapshot)).toEqual(['saveShipping'])
    const plain = begin({ checkout: sampleCheckout({ needsShipping: false }) }).send(
      { type: 'TYPE', field: 'email', value: 'a@b.test' },
      { type: 'TYPE', field: 'emailRetype', value: 'a@b.test' },
      { type: 'NEXT' },
    )
    expect(invoked(plain.snapshot)).toEqual(['saveShipping'])
    expect(checkoutView(plain.snapshot).steps.map(({ step }) => step)).toEqual([
      'shipping',
      'payment',
      'review',
      'confirm',
    ])
  })
  it('puts the gateway’s faults at their fields', () => {
    const all = [
      { code: 'INVALID_ZIPCODE', field: 'zipcode' },
      { code: 'FIELD_CANNOT_BE_BLANK', field: 'full_name' },
    ] as const
    const driven = filled().send(
      { type: 'NEXT' },
      { failed: 'saveShipping', error: rejection('INVALID_ZIPCODE', { field: 'zipcode', all }) },
    )
    expect(checkoutView(driven.snapshot)).toMatchObject({
      step: 'shipping',
      shippingErrors: { zipcode: 'INVALID_ZIPCODE', fullName: 'required' },
      error: undefined,
      shipping: sampleForm,
    })
  })
  it.each([undefined, 502, 503, 429])(
    'keeps everything and can be sent again after a failure with status %s',
    (status) => {
      const error = shopError('SERVER_ERROR', status === undefined ? {} : { status })
      const driven = filled().send({ type: 'NEXT' }, { failed: 'saveShipping', error })
      expect(checkoutView(driven.snapshot)).toMatchObject({
        step: 'shipping',
        error: { code: 'SERVER_ERROR' },
        shipping: sampleForm,
        canNext: true,
      })
      expect(invoked(driven.send({ type: 'NEXT' }).snapshot)).toEqual(['saveShipping'])
    },
  )
  it.each([405, 500])('leads to the cart with its message after status %s', (status) => {
    const driven = filled().send(
      { type: 'NEXT' },
      { failed: 'saveShipping', error: shopError('SERVER_ERROR', { status }) },
    )
    expect(driven.emitted.slice(-2)).toEqual([
      { type: 'flash', errorMessage: { code: 'SERVER_ERROR', severity: 'error' } },
      { type: 'leave', to: 'cart' },
    ])
  })
  it('reads a newer order and saves once more; a second conflict is told', () => {
    const conflict = {
      failed: 'saveShipping',
      error: rejection('CART_VERSION_CONFLICT', { status: 409 }),
    }
    const reload = { done: 'loadCheckout', output: sampleCheckout({ version: 9 }) }
    const again = filled().send({ type: 'NEXT' }, conflict, reload)
    expect(invoked(again.snapshot)).toEqual(['saveShipping'])
    expect(again.snapshot.context.checkout?.order.version).toBe(9)
    const errorMessage = again.send(conflict, reload, conflict)
    expect(checkoutView(errorMessage.snapshot)).toMatchObject({
      step: 'shipping',
      error: { code: 'CART_VERSION_CONFLICT' },
      shipping: sampleForm,
    })
  })
  it('can be stopped, and an ended session leads to the login', () => {
    expect(
      checkoutView(filled().send({ type: 'NEXT' }, { type: 'CANCEL' }).snapshot),
    ).toMatchObject({ step: 'shipping', busy: false, shipping: sampleForm })
    const left = filled().send(
      { type: 'NEXT' },
      { failed: 'saveShipping', error: rejection('EXPIRED_SESSION', { status: 401 }) },
    )
    expect(left.emitted.at(-1)).toEqual({ type: 'leave', to: 'login' })
  })
  it('goes back to the cart', () =>
    expect(begin().send({ type: 'BACK' }).emitted.at(-1)).toEqual({ type: 'leave', to: 'cart' }))
})

describe('delivery', () => {
  const atDelivery = () => begin({ checkout: sampleCheckout({ upTo: 'delivery' }) })
  it('begins with the standard option, takes another one and the gift', () => {
    const driven = atDelivery().send(
      { type: 'CHOOSE_DELIVERY', optionId: 'rush' },
      { type: 'GIFT', gift: { isGift: true } },
      { type: 'GIFT', gift: { message: 'For you' } },
    )
    expect(atDelivery().snapshot.context.delivery.optionId).toBe('std')
    expect(driven.snapshot.context.delivery).toEqual({
      optionId: 'rush',
      gift: { isGift: true, removePrices: false, message: 'For you' },
    })
  })
  it('does not go on without an option that is offered', () => {
    const driven = atDelivery().send(
      { type: 'CHOOSE_DELIVERY', optionId: 'balloon' },
      { type: 'NEXT' },
    )
    expect(checkoutView(driven.snapshot)).toMatchObject({
      step: 'delivery',
      deliveryError: 'forms.delivery_required',
    })
  })
  it('goes back, and forth again with what was typed', () => {
    const back = atDelivery().send({ type: 'CHOOSE_DELIVERY', optionId: 'rush' }, { type: 'BACK' })
    expect(checkoutView(back.snapshot)).toMatchObject({
      step: 'shipping',
      delivery: { optionId: 'rush' },
    })
    expect(back.emitted.map(({ type }) => type)).toEqual(['step', 'step'])
  })
})

describe('payment', () => {
  it('opens the frame, asks it for a token and saves it', () => {
    expect(checkoutView(atPayment().snapshot).card).toMatchObject({
      shows: 'frame',
      ready: true,
      session,
    })
    const asked = atPayment().send({ type: 'NEXT' })
    expect(asked.emitted.at(-1)).toEqual({ type: 'submitCard' })
    expect(invoked(saving().snapshot)).toEqual(['savePayment'])
    expect(
      checkoutView(
        saving().send({ done: 'savePayment', output: sampleCheckout({ upTo: 'review' }) }).snapshot,
      ).step,
    ).toBe('review')
  })
  it('waits for the frame, checks the billing address, and takes the card’s faults', () => {
    const early = begin({ checkout: sampleCheckout({ upTo: 'payment' }) }).send({
      done: 'openPayment',
      output: session,
    })
    expect(checkoutView(early.snapshot).canNext).toBe(false)
    const billed = atPayment().send({ type: 'BILLING_SAME', same: false }, { type: 'NEXT' })
    expect(checkoutView(billed.snapshot)).toMatchObject({
      step: 'payment',
      billingErrors: { fullName: 'required' },
    })
    const faulty = atPayment().send(
      { type: 'NEXT' },
      { type: 'CARD_INVALID', fieldErrors: [{ field: 'cvc', code: 'CARD_CVC_INCOMPLETE' }] },
    )
    expect(checkoutView(faulty.snapshot)).toMatchObject({
      busy: false,
      card: { fieldErrors: [{ field: 'cvc', code: 'CARD_CVC_INCOMPLETE' }] },
    })
  })
  it.each([[{ type: 'CARD_FAILED' }], [{ after: 'cardTimeout' }]] as const)(
    'says so when the provider cannot be reached: %j',
    (event) => {
      expect(checkoutView(atPayment().send({ type: 'NEXT' }, event).snapshot)).toMatchObject({
        step: 'payment',
        canNext: true,
        error: { code: 'PAYMENT_TECHNICAL_FAILURE' },
      })
    },
  )
  it('ignores a token that nobody asked for', () => {
    expect(
      atPayment().send({ type: 'CARD_TOKENISED', token: 'tok_0123456789abcdef' }).snapshot.context
        .token,
    ).toBeUndefined()
  })
  it('tries to open the frame again', () => {
    const failed = begin({ checkout: sampleCheckout({ upTo: 'payment' }) }).send({
      failed: 'openPayment',
      error: shopError('SERVER_ERROR'),
    })
    expect(checkoutView(failed.snapshot)).toMatchObject({
      card: { shows: 'pristine' },
      canRetry: true,
      canBack: true,
      error: { code: 'SERVER_ERROR' },
    })
    expect(invoked(failed.send({ type: 'RETRY' }).snapshot)).toEqual(['openPayment'])
  })
  it('uses the card that the order has, or another one', () => {
    const back = atReview().send({ type: 'BACK' })
    expect(checkoutView(back.snapshot)).toMatchObject({
      step: 'payment',
      card: { shows: 'saved', saved: { last4: '4242' } },
    })
    expect(checkoutView(back.send({ type: 'NEXT' }).snapshot).step).toBe('review')
    const other = back.send({ type: 'CHANGE_CARD' }, { done: 'openPayment', output: session })
    expect(checkoutView(other.snapshot).card).toMatchObject({ shows: 'frame', canKeep: true })
    expect(checkoutView(other.send({ type: 'KEEP_CARD' }).snapshot).card.shows).toBe('saved')
  })
  it('puts a billing fault of the gateway at its field', () => {
    const error = rejection('INVALID_ZIPCODE', {
      field: 'billing_address.zipcode',
      all: [{ code: 'INVALID_ZIPCODE', field: 'billing_address.zipcode' }],
    })
    expect(checkoutView(saving().send({ failed: 'savePayment', error }).snapshot)).toMatchObject({
      step: 'payment',
      billingErrors: { zipcode: 'INVALID_ZIPCODE' },
      shippingErrors: {},
    })
  })
})

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
  it('places once, however often it is asked', () => {
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
      orderNumber: '261120-1001',
    })
    expect(done.emitted.at(-1)).toEqual({ type: 'ordered', orderNumber: '261120-1001' })
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
    expect(checkoutView(declined.send({ type: 'BACK' }).snapshot).step).toBe('delivery')
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
  it('stops asking after a while, says so, and asks again when told to', () => {
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
})

describe('a page that comes back', () => {
  const stored = {
    version: 1,
    orderId: ORDER_ID,
    step: 'review',
    shipping: { ...sampleForm, city: 'Typed' },
    delivery: { optionId: 'rush', gift: { isGift: true, removePrices: true, message: 'Hi' } },
    billing: { same: false, address: sampleForm },
  } as const
  it('finds what was typed, at the furthest safe step', () => {
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
  it('hears of an open attempt from the gateway too', () => {
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
  it('does not take another order’s words', () => {
    expect(
      begin({ stored: { ...stored, orderId: 'order-9999999999999' } }).snapshot.context.shipping
        .city,
    ).toBe('')
  })
})
