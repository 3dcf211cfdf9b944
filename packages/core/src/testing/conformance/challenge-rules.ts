import { putPayment } from '../../checkout/checkout.contract.ts'
import type { PaymentChoice } from '../../checkout/checkout.contract.ts'
import { cancelAttempt } from '../../checkout/payment-attempt.contract.ts'
import { listPaymentRules } from '../../payment/payment-rules.contract.ts'
import { beginCheckout, LONDON, TORONTO } from './checkout-steps.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { newKey, rejectionOf } from './visitor.ts'

/** A checkout whose order is paid at another company. */
async function payingBy(open: OpenGateway, method: 'paypal' | 'afterpay', quantity = 4) {
  const begun = await beginCheckout(open, quantity)
  const { steps, gateway, cartId } = begun
  await steps.ship()
  await steps.deliver()
  const choose = async (choice: PaymentChoice) =>
    gateway.send(
      putPayment,
      { params: { id: cartId }, body: choice },
      { version: (await steps.read()).order.version },
    )
  const giveUp = (attemptId: string) =>
    gateway.send(cancelAttempt, { params: { id: cartId, attempt: attemptId }, body: {} })
  return { ...begun, choose, giveUp, checkout: await choose({ method, billingAddress: null }) }
}

/** Rules of payments that the shopper confirms at the provider. */
export const describeChallenges: DescribeRules = (open, { describe, test, expect }) => {
  describe('a payment that the shopper confirms', () => {
    test('of a card becomes an order once it is confirmed, whoever asks how often', async () => {
      const { steps, under, add, cart, yard, cartId } = await beginCheckout(open)
      const checkout = await steps.toReview('challenged')
      expect((await cart()).isBeingPaid).toBe(false)
      const id = newKey()
      const attempt = await steps.place(checkout, id)
      expect(attempt).toMatchObject({ id, state: 'challenged', orderNumber: null, code: null })
      expect(await steps.attempt(id)).toEqual(attempt)
      // Another press and another tab meet the same challenge, and nothing is changed meanwhile.
      expect(await steps.place(checkout, id)).toEqual(attempt)
      expect(await steps.place(checkout)).toEqual(attempt)
      expect((await steps.read()).attempt).toEqual(attempt)
      expect(await rejectionOf(steps.ship())).toMatchObject({ code: 'CART_BEING_PAID' })
      expect((await cart()).isBeingPaid).toBe(true)
      await under.answerChallenge(attempt.actionUrl ?? '', 'confirm')
      const ended = await steps.attempt(id)
      expect(ended).toMatchObject({ id, state: 'ordered', actionUrl: null })
      await under.answerChallenge(attempt.actionUrl ?? '', 'deny')
      expect(await steps.attempt(id)).toEqual(ended)
      expect((await add(yard)).cart.id === cartId).toBe(false)
    })

    test('ends without an order when it is denied, canceled or too late', async () => {
      const { steps, under } = await beginCheckout(open)
      for (const [answer, code] of [
        ['deny', 'PAYMENT_NOT_CONFIRMED'],
        ['cancel', 'PAYMENT_CANCELED'],
        ['expire', 'PAYMENT_EXPIRED'],
      ] as const) {
        const id = newKey()
        const { actionUrl } = await steps.place(await steps.toReview('challenged'), id)
        await under.answerChallenge(actionUrl ?? '', answer)
        expect(await steps.attempt(id)).toMatchObject({
          state: 'declined',
          code,
          orderNumber: null,
        })
        expect(await steps.read()).toMatchObject({ payment: null })
      }
      expect((await steps.place(await steps.payWithCard())).state).toBe('ordered')
    })

    test('can be given up, and a confirmation after that charges nothing', async () => {
      const { steps, under, giveUp, checkout, choose } = await payingBy(open, 'paypal')
      const id = newKey()
      const { actionUrl } = await steps.place(checkout, id)
      const code = 'PAYMENT_CANCELED'
      expect(await giveUp(id)).toMatchObject({ id, state: 'declined', code })
      expect(await giveUp(id)).toMatchObject({ id, state: 'declined', code })
      await under.answerChallenge(actionUrl ?? '', 'confirm')
      expect(await steps.attempt(id)).toMatchObject({ state: 'declined', code })
      const again = await choose({ method: 'afterpay', billingAddress: null })
      const next = await steps.place(again, newKey())
      await under.answerChallenge(next.actionUrl ?? '', 'confirm')
      expect(await steps.attempt(next.id)).toMatchObject({ state: 'ordered' })
      // A charge that was made stays an order.
      expect(await giveUp(next.id)).toMatchObject({ state: 'ordered' })
      expect(await rejectionOf(giveUp(newKey()))).toMatchObject({
        code: 'ORDER_NOT_FOUND',
        status: 404,
      })
    })

    test('at another company is shown with its name, and declined by it', async () => {
      for (const [method, code] of [
        ['paypal', 'PAYMENT_FAILED'],
        ['afterpay', 'AFTERPAY_DECLINED'],
      ] as const) {
        const { steps, under, checkout } = await payingBy(open, method)
        expect(checkout.payment).toEqual({ method, billingAddress: null })
        const { id, actionUrl } = await steps.place(checkout)
        await under.answerChallenge(actionUrl ?? '', 'deny')
        expect(await steps.attempt(id)).toMatchObject({ state: 'declined', code })
      }
    })
  })

  describe('a way to pay', () => {
    test('is offered with the shop’s rules for it', async () => {
      const { steps, gateway } = await beginCheckout(open)
      const { paymentRules, hasSubscription } = await steps.ship()
      const query = { currency: 'USD' } as const
      expect(await gateway.send(listPaymentRules, { query })).toEqual(paymentRules)
      expect(hasSubscription).toBe(false)
      expect(paymentRules.map(({ method }) => method)).toEqual([
        'saved_card',
        'card',
        'paypal',
        'afterpay',
      ])
      expect(paymentRules.at(-1)).toMatchObject({ currencies: ['USD'], countries: ['US'] })
    })

    test('is rejected for an order that it cannot pay', async () => {
      const { steps, choose } = await payingBy(open, 'paypal', 1)
      const wallet = (method: 'paypal' | 'afterpay') =>
        rejectionOf(choose({ method, billingAddress: null }))
      const notEligible = { code: 'AFTERPAY_ORDER_NOT_ELIGIBLE', status: 400 }
      expect(await wallet('afterpay')).toMatchObject(notEligible)
      for (const form of [LONDON, TORONTO]) {
        await steps.ship(form)
        await steps.deliver()
        expect(await wallet('afterpay')).toMatchObject(notEligible)
      }
      const unsaved = choose({ method: 'saved_card', cardId: newKey(), billingAddress: null })
      expect(await rejectionOf(unsaved)).toMatchObject({
        code: 'STRIPE_CUSTOMER_REQUEST_BY_GUEST_USER_NOT_ALLOWED',
      })
    })
  })
}
