import { shopError } from '@selvage/core/contract'
import { describe, expect, it } from 'vitest'
import { atPayment, begin, placing } from '../testing/checkout-driver.ts'
import { invoked } from '../testing/run.ts'
import { ATTEMPT_ID, sampleAttempt, sampleCheckout, sampleStored } from '../testing/samples.ts'
import { checkoutView } from './checkout.view.ts'

const URL_OF_BANK = 'https://pay.test/challenge'
const waiting = sampleAttempt('challenged')
/** The order was placed, and its shopper has to confirm the payment. */
const challenged = () => placing().send({ done: 'placeOrder', output: waiting })

describe('a payment that the shopper confirms', () => {
  it('leads to the provider once, and offers its page from then on', () => {
    const { snapshot, emitted } = challenged()
    expect(emitted.filter(({ type }) => type === 'redirect')).toEqual([
      { type: 'redirect', url: URL_OF_BANK },
    ])
    expect(checkoutView(snapshot)).toMatchObject({
      status: 'challenged',
      placement: 'challenged',
      actionUrl: URL_OF_BANK,
      canPlace: false,
      canBack: false,
    })
    expect(snapshot.context.attemptId).toBe(ATTEMPT_ID)
  })

  it('does not lead there again by itself, whether the page is asked, loaded again or come back to', () => {
    const asked = challenged().send(
      { after: 'challengeWait' },
      { done: 'askAttempt', output: waiting },
    )
    expect(asked.emitted.filter(({ type }) => type === 'redirect')).toHaveLength(1)
    expect(checkoutView(asked.snapshot).status).toBe('challenged')
    const reloaded = begin({
      checkout: sampleCheckout({ upTo: 'review', attempt: waiting }),
      stored: { ...sampleStored, attemptId: ATTEMPT_ID },
    }).send({ done: 'askAttempt', output: waiting })
    expect(reloaded.emitted.some(({ type }) => type === 'redirect')).toBe(false)
    expect(checkoutView(reloaded.snapshot)).toMatchObject({
      status: 'challenged',
      actionUrl: URL_OF_BANK,
    })
  })

  it('is confirmed when the gateway says that it is ordered', () => {
    const { snapshot } = challenged().send(
      { after: 'challengeWait' },
      { done: 'askAttempt', output: sampleAttempt('ordered') },
    )
    expect(checkoutView(snapshot)).toMatchObject({
      status: 'confirmed',
      orderNumber: 'R261120001001',
    })
  })

  it('is asked about as long as it waits, however often that is', () => {
    let run = challenged()
    for (let round = 0; round < 40; round += 1)
      run = run.send({ after: 'challengeWait' }, { done: 'askAttempt', output: waiting })
    expect(checkoutView(run.snapshot).status).toBe('challenged')
  })

  it('that was denied leads to the payment with its reason', () => {
    const { snapshot } = challenged().send(
      { after: 'challengeWait' },
      { done: 'askAttempt', output: sampleAttempt('declined', 'PAYMENT_NOT_CONFIRMED') },
      { done: 'loadCheckout', output: sampleCheckout({ upTo: 'payment' }) },
    )
    expect(checkoutView(snapshot)).toMatchObject({
      status: 'step',
      step: 'payment',
      error: { code: 'PAYMENT_NOT_CONFIRMED' },
    })
    expect(snapshot.context.attemptId).toBeUndefined()
  })

  it('is given up at the gateway before another way to pay is offered', () => {
    const asked = challenged().send({ type: 'GIVE_UP' })
    expect(invoked(asked.snapshot)).toEqual(['giveUp'])
    const ended = asked.send(
      { done: 'giveUp', output: sampleAttempt('declined', 'PAYMENT_CANCELED') },
      { done: 'loadCheckout', output: sampleCheckout({ upTo: 'payment' }) },
    )
    expect(checkoutView(ended.snapshot)).toMatchObject({
      step: 'payment',
      error: { code: 'PAYMENT_CANCELED' },
    })
    // It may have been confirmed in another tab meanwhile.
    const ordered = asked.send({ done: 'giveUp', output: sampleAttempt('ordered') })
    expect(checkoutView(ordered.snapshot).status).toBe('confirmed')
  })

  it('is given up while an answer about it is slow, and says so when that fails', () => {
    const asking = challenged().send({ after: 'challengeWait' })
    expect(invoked(asking.snapshot)).toEqual(['askAttempt'])
    const asked = asking.send({ type: 'GIVE_UP' })
    expect(invoked(asked.snapshot)).toEqual(['giveUp'])
    const lost = asked.send({ failed: 'giveUp', error: shopError('SERVER_ERROR') })
    expect(checkoutView(lost.snapshot)).toMatchObject({
      status: 'challenged',
      canPlace: false,
      error: { code: 'SERVER_ERROR' },
    })
    expect(lost.snapshot.context.attemptId).toBe(ATTEMPT_ID)
    expect(invoked(lost.send({ type: 'GIVE_UP' }).snapshot)).toEqual(['giveUp'])
    const over = asked.send({
      failed: 'giveUp',
      error: shopError('EXPIRED_SESSION', { status: 401 }),
    })
    expect(checkoutView(over.snapshot).status).toBe('left')
  })
})

describe('the way to pay', () => {
  it('at another company needs no card, and is saved', () => {
    const chosen = atPayment().send({ type: 'CHOOSE_METHOD', choice: { method: 'paypal' } })
    expect(checkoutView(chosen.snapshot)).toMatchObject({
      choice: { method: 'paypal' },
      card: { shows: 'none' },
    })
    const saving = chosen.send({ type: 'NEXT' })
    expect(invoked(saving.snapshot)).toEqual(['savePayment'])
    const stopped = saving.send({ type: 'CANCEL' })
    expect(checkoutView(stopped.snapshot).card.shows).toBe('none')
  })

  it('by a new card keeps the frame that is open', () => {
    const back = atPayment().send(
      { type: 'CHOOSE_METHOD', choice: { method: 'saved_card', cardId: 'card-1' } },
      { type: 'CHOOSE_METHOD', choice: { method: 'card' } },
    )
    expect(invoked(back.snapshot)).toEqual([])
    expect(checkoutView(back.snapshot).card.shows).toBe('frame')
  })

  it('is checked with its billing address', () => {
    const billed = atPayment().send(
      { type: 'CHOOSE_METHOD', choice: { method: 'afterpay' } },
      { type: 'BILLING_SAME', same: false },
      { type: 'NEXT' },
    )
    expect(checkoutView(billed.snapshot)).toMatchObject({
      card: { shows: 'none' },
      fieldErrors: { fullName: 'required' },
    })
  })
})
