import { shopError } from '@selvage/core/contract'
import { describe, expect, it } from 'vitest'
import {
  atPayment,
  atReview,
  begin,
  rejection,
  savingPayment,
  session,
} from '../testing/checkout-driver.ts'
import { invoked } from '../testing/run.ts'
import { sampleCheckout } from '../testing/samples.ts'
import { checkoutView } from './checkout.view.ts'

describe('payment', () => {
  it('opens the frame, asks it for a token and saves it', () => {
    expect(checkoutView(atPayment().snapshot).card).toMatchObject({
      shows: 'frame',
      session,
    })
    const asked = atPayment().send({ type: 'NEXT' })
    expect(asked.emitted.at(-1)).toEqual({ type: 'submitCard' })
    expect(invoked(savingPayment().snapshot)).toEqual(['savePayment'])
    expect(savingPayment().snapshot.context.token).toBe('tok_0123456789abcdef')
    expect(
      checkoutView(
        savingPayment().send({ done: 'savePayment', output: sampleCheckout({ upTo: 'review' }) })
          .snapshot,
      ).step,
    ).toBe('review')
  })
  it('checks the billing address, and shows the card’s errors until they are corrected', () => {
    const billed = atPayment().send({ type: 'BILLING_SAME', same: false }, { type: 'NEXT' })
    expect(checkoutView(billed.snapshot)).toMatchObject({
      step: 'payment',
      fieldErrors: { fullName: 'required' },
    })
    const faulty = atPayment().send(
      { type: 'NEXT' },
      { type: 'CARD_INVALID', fieldErrors: [{ field: 'cvc', code: 'CARD_CVC_INCOMPLETE' }] },
    )
    expect(checkoutView(faulty.snapshot)).toMatchObject({
      busy: false,
      card: { fieldErrors: [{ field: 'cvc', code: 'CARD_CVC_INCOMPLETE' }] },
    })
    const corrected = { type: 'CARD_INVALID', fieldErrors: [] } as const
    expect(checkoutView(faulty.send(corrected).snapshot).card.fieldErrors).toEqual([])
    const late = faulty.send({ type: 'NEXT' }, corrected)
    expect(late.snapshot.matches({ payment: 'tokenizing' })).toBe(true)
  })
  it.each([[{ type: 'CARD_FAILED' }], [{ after: 'cardTimeout' }]] as const)(
    'shows an error when the provider cannot be reached: %j',
    (event) => {
      expect(checkoutView(atPayment().send({ type: 'NEXT' }, event).snapshot)).toMatchObject({
        step: 'payment',
        error: { code: 'PAYMENT_TECHNICAL_FAILURE' },
      })
    },
  )
  it('opens another frame when credit changes what is due, and keeps the one that still fits', () => {
    const checkout = sampleCheckout({ upTo: 'payment' })
    const cheaper = { ...checkout, due: { ...checkout.due, minor: checkout.due.minor - 500 } }
    const credited = (next: typeof checkout) =>
      atPayment().send({ type: 'CREDITED', checkout: next }).snapshot.context.payment
    expect(credited(checkout)).toEqual(session)
    expect(credited(cheaper)).toBeUndefined()
  })
  it('saves the card where the shopper asks for it, and no more once that is taken back', () => {
    const asked = atPayment().send({ type: 'SAVE_CARD', save: true })
    expect(asked.snapshot.context.saveCard).toBe(true)
    expect(asked.send({ type: 'SAVE_CARD', save: false }).snapshot.context.saveCard).toBe(false)
  })
  it('ignores a token that it did not ask for', () => {
    expect(
      atPayment().send({ type: 'CARD_TOKENIZED', token: 'tok_0123456789abcdef' }).snapshot.context
        .token,
    ).toBeUndefined()
  })
  it('tries to open the frame again', () => {
    const failed = begin({ checkout: sampleCheckout({ upTo: 'payment' }) }).send({
      failed: 'openPayment',
      error: shopError('SERVER_ERROR'),
    })
    expect(checkoutView(failed.snapshot)).toMatchObject({
      card: { shows: 'openFailed' },
      canRetry: true,
      canBack: true,
      error: { code: 'SERVER_ERROR' },
    })
    expect(invoked(failed.send({ type: 'RETRY' }).snapshot)).toEqual(['openPayment'])
  })
  it('says that the card is asked for again because the order changed', () => {
    const dropped = atReview().send(
      { type: 'GO', step: 'delivery' },
      { type: 'NEXT' },
      { done: 'saveDelivery', output: sampleCheckout({ upTo: 'payment' }) },
    )
    const opened = dropped.send({ done: 'openPayment', output: session })
    expect(checkoutView(opened.snapshot)).toMatchObject({
      step: 'payment',
      card: { shows: 'frame', outdated: true },
    })
    const given = opened.send(
      { type: 'NEXT' },
      { type: 'CARD_TOKENIZED', token: 'tok_0123456789abcdef' },
      { done: 'savePayment', output: sampleCheckout({ upTo: 'review' }) },
    )
    expect(checkoutView(given.snapshot).card.outdated).toBe(false)
    expect(checkoutView(atPayment().snapshot).card.outdated).toBe(false)
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
  it('shows a billing error of the gateway at its field', () => {
    const error = rejection('INVALID_ZIPCODE', {
      field: 'billing_address.zipcode',
      all: [{ code: 'INVALID_ZIPCODE', field: 'billing_address.zipcode' }],
    })
    expect(
      checkoutView(savingPayment().send({ failed: 'savePayment', error }).snapshot),
    ).toMatchObject({
      step: 'payment',
      fieldErrors: { zipcode: 'INVALID_ZIPCODE' },
    })
  })
})
