import { stepsFor } from '@selvage/core/checkout'
import { shopError } from '@selvage/core/contract'
import { describe, expect, it } from 'vitest'
import { begin, filled, rejection } from '../testing/checkout-driver.ts'
import { invoked } from '../testing/run.ts'
import { sampleCheckout, sampleForm } from '../testing/samples.ts'
import { initialContext } from './checkout.context.ts'
import { checkoutView } from './checkout.view.ts'

describe('shipping', () => {
  it('shows each error at its field and keeps the typed values', () => {
    const driven = filled().send(
      { type: 'TYPE', field: 'zipcode', value: '1234' },
      { type: 'TYPE', field: 'emailRetype', value: 'a@b.test' },
      { type: 'NEXT' },
    )
    expect(checkoutView(driven.snapshot)).toMatchObject({
      step: 'shipping',
      busy: false,
      fieldErrors: { zipcode: 'INVALID_ZIPCODE', emailRetype: 'mismatch' },
      shipping: { zipcode: '1234' },
    })
    expect(
      checkoutView(driven.send({ type: 'TYPE', field: 'zipcode', value: '12345' }).snapshot)
        .fieldErrors,
    ).toEqual({ emailRetype: 'mismatch' })
  })
  it('begins without a country where the shopper’s is not shipped to', () => {
    const countries = ['DE', 'KE'].map((country) => {
      const { shipping, billing } = initialContext({ orderId: 'o', guest: true, country })
      return [shipping.country, billing.address.country]
    })
    expect(countries).toEqual([
      ['DE', 'DE'],
      ['', ''],
    ])
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
    expect(checkoutView(plain.snapshot).steps.map(({ step }) => step)).toEqual(
      stepsFor({ needsShipping: false }),
    )
  })
  it('shows the gateway’s errors at their fields', () => {
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
      fieldErrors: { zipcode: 'INVALID_ZIPCODE', fullName: 'required' },
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
  it('reads a newer order and saves once more; a second conflict is shown', () => {
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
  it('shows the costs of the order with the option that is chosen, before it is saved', () => {
    const totalOf = ({ snapshot }: ReturnType<typeof atDelivery>) =>
      checkoutView(snapshot).pricing?.total.minor
    expect(totalOf(atDelivery())).toBe(3700)
    expect(totalOf(atDelivery().send({ type: 'CHOOSE_DELIVERY', optionId: 'rush' }))).toBe(5600)
  })
  it('shows a card number in the gift’s message at its field', () => {
    const wanted = { step: 'delivery', busy: false, fieldErrors: { giftMessage: 'card_number' } }
    const rejected = atDelivery().send(
      { type: 'NEXT' },
      {
        failed: 'saveDelivery',
        error: shopError('FIELD_VALUE_INVALID', {
          status: 400,
          all: [{ code: 'FIELD_VALUE_INVALID', field: 'gift.message', message: 'card_number' }],
        }),
      },
    )
    expect(checkoutView(rejected.snapshot)).toMatchObject(wanted)
    const mended = rejected.send({ type: 'GIFT', gift: { message: 'For you' } })
    expect(checkoutView(mended.snapshot).fieldErrors).toEqual({})
  })
  it('does not go on without an option that is offered', () => {
    const driven = atDelivery().send(
      { type: 'CHOOSE_DELIVERY', optionId: 'balloon' },
      { type: 'NEXT' },
    )
    expect(checkoutView(driven.snapshot)).toMatchObject({
      step: 'delivery',
      fieldErrors: { optionId: 'delivery_required' },
    })
  })
  it('goes back, and keeps the typed values', () => {
    const back = atDelivery().send({ type: 'CHOOSE_DELIVERY', optionId: 'rush' }, { type: 'BACK' })
    expect(checkoutView(back.snapshot)).toMatchObject({
      step: 'shipping',
      delivery: { optionId: 'rush' },
    })
    expect(back.emitted.map(({ type }) => type)).toEqual(['step', 'step'])
  })
})
