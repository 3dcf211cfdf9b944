import { putShipping } from '../../checkout/checkout.contract.ts'
import { getInvoice } from '../../invoice/invoice.contract.ts'
import { whoAmI } from '../../session/session.contract.ts'
import { beginCheckout, NEW_YORK } from './checkout-steps.ts'
import type { DescribeRules } from './runner.ts'
import { newKey, rejectionOf } from './visitor.ts'

/** Rules of the payment, of placed orders and of their invoices. */
export const describePayment: DescribeRules = (open, { describe, test, expect }) => {
  describe('a payment', () => {
    test('needs a token of the order’s own card frame, and a billing address that fits', async () => {
      const { steps } = await beginCheckout(open)
      await steps.ship()
      await steps.deliver()
      const missing = { code: 'PAYMENT_DETAILS_MISSING_ERROR', field: 'token', status: 400 }
      for (const token of ['', 'no-such-token'])
        expect(await rejectionOf(steps.pay(token))).toMatchObject(missing)
      const billed = steps.pay('any', { ...NEW_YORK, zipcode: '1', city: '' })
      expect((await rejectionOf(billed)).all).toEqual([
        { code: 'FIELD_CANNOT_BE_BLANK', field: 'billing_address.city', message: 'required' },
        { code: 'INVALID_ZIPCODE', field: 'billing_address.zipcode' },
      ])
    })

    test('is asked for again when the total has changed since', async () => {
      const { steps, setQuantity, itemId } = await beginCheckout(open)
      const { order, payment } = await steps.toReview()
      expect(payment === null).toBe(false)
      await setQuantity(itemId, 2, order.version)
      expect((await steps.read()).payment).toBe(null)
    })

    test('is still asked for when its frame was opened for the new total and left', async () => {
      const { steps, setQuantity, itemId } = await beginCheckout(open)
      const { order } = await steps.toReview()
      await setQuantity(itemId, 2, order.version)
      await steps.openPayment()
      expect((await steps.read()).payment).toBe(null)
      expect((await steps.payWithCard()).payment === null).toBe(false)
    })

    test('has a summary of the card, and its billing address', async () => {
      const { steps, under } = await beginCheckout(open)
      await steps.ship()
      await steps.deliver()
      const { sessionId } = await steps.openPayment()
      const { email: _, emailRetype: __, newsletter: ___, ...address } = NEW_YORK
      // Nobody delivers to it.
      const billing = { ...address, city: 'Buffalo', phone: '' }
      const token = await under.cardToken(sessionId, 'accepted')
      const { payment } = await steps.pay(token, billing)
      expect(payment).toMatchObject({ brand: 'visa', last4: '4242', billingAddress: billing })
    })
  })

  describe('an order', () => {
    test('is placed once for its attempt, and closes the cart', async () => {
      const { steps, gateway, count, add, yard, cartId } = await beginCheckout(open)
      const checkout = await steps.toReview()
      const attemptId = newKey()
      const attempt = await steps.place(checkout, attemptId)
      expect(attempt).toMatchObject({ id: attemptId, state: 'ordered', code: null })
      expect(/^R\d{12}$/.test(attempt.orderNumber ?? '')).toBe(true)
      expect(await steps.place(checkout, attemptId)).toEqual(attempt)
      expect(await steps.attempt(attemptId)).toEqual(attempt)
      expect(await steps.place(checkout)).toEqual(attempt)
      expect((await steps.read()).attempt).toEqual(attempt)
      expect(await count()).toBe(0)
      expect((await gateway.send(whoAmI, { query: {} }))?.pendingOrderId).toBe(null)
      expect((await add(yard)).cart.id === cartId).toBe(false)
    })

    test('has an invoice with what was ordered, for its own user', async () => {
      const { steps, gateway } = await beginCheckout(open)
      const checkout = await steps.toReview()
      const { orderNumber } = await steps.place(checkout)
      const read = (number: string) =>
        gateway.send(getInvoice, { params: { orderNumber: number }, query: {} })
      const { items, pricing } = checkout.order
      expect(await read(orderNumber ?? '')).toMatchObject({
        orderNumber,
        order: { items, pricing },
        email: checkout.email,
        shippingAddress: checkout.shippingAddress,
        gift: checkout.gift,
        delivery: checkout.deliveryOptions[0],
        payment: checkout.payment,
      })
      for (const number of ['R000000000000', 'constructor'])
        expect(await rejectionOf(read(number))).toMatchObject({
          code: 'ORDER_NOT_FOUND',
          status: 404,
        })
    })

    test('is not changed any more', async () => {
      const { steps, gateway, setQuantity, itemId, cartId } = await beginCheckout(open)
      const checkout = await steps.toReview()
      await steps.place(checkout)
      const { version } = (await steps.read()).order
      const shipped = gateway.send(
        putShipping,
        { params: { id: cartId }, body: NEW_YORK },
        { version },
      )
      expect(await rejectionOf(shipped)).toMatchObject({ code: 'ORDER_NOT_PENDING', status: 409 })
      expect(await rejectionOf(setQuantity(itemId, 2, version))).toMatchObject({
        code: 'ORDER_ITEM_NOT_FOUND',
        status: 404,
      })
    })

    test('is not placed for another total, version or key than the shopper’s', async () => {
      const { steps } = await beginCheckout(open)
      const checkout = await steps.toReview()
      const { total } = checkout.order.pricing
      const attemptId = newKey()
      const cheap = { total: { ...total, minor: total.minor - 1 } }
      expect(await rejectionOf(steps.place(checkout, attemptId, cheap))).toMatchObject({
        code: 'ORDER_CLEANUP_REVIEW_REQUIRED',
        status: 400,
      })
      const otherKey = steps.place(checkout, attemptId, { key: newKey() })
      expect(await rejectionOf(otherKey)).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        field: 'Idempotency-Key',
        status: 422,
      })
      const stale = { ...checkout, order: { ...checkout.order, version: 0 } }
      expect(await rejectionOf(steps.place(stale))).toMatchObject({
        code: 'CART_VERSION_CONFLICT',
        status: 409,
      })
      const placed = await steps.place(checkout, attemptId)
      expect(placed.state).toBe('ordered')
      expect(await rejectionOf(steps.place(checkout, attemptId, cheap))).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        field: 'attempt_id',
        status: 422,
      })
    })

    test('is not placed with a declined card, and the cart is open for another one', async () => {
      const { steps, itemId, setQuantity } = await beginCheckout(open)
      for (const code of ['CARD_DECLINED', 'CARD_INSUFFICIENT_FUNDS'] as const) {
        const checkout = await steps.toReview(code)
        const attemptId = newKey()
        const declined = { code, status: 400 }
        expect(await rejectionOf(steps.place(checkout, attemptId))).toMatchObject(declined)
        expect(await rejectionOf(steps.place(checkout, attemptId))).toMatchObject(declined)
        const attempt = {
          id: attemptId,
          state: 'declined',
          orderNumber: null,
          code,
          actionUrl: null,
        }
        expect(await steps.attempt(attemptId)).toEqual(attempt)
        expect(await steps.read()).toMatchObject({ payment: null, attempt })
      }
      const { order } = await steps.read()
      await setQuantity(itemId, 3, order.version)
      expect((await steps.place(await steps.payWithCard())).state).toBe('ordered')
    })

    test('has no attempt that nobody made', async () => {
      const { steps } = await beginCheckout(open)
      for (const id of ['x', newKey()])
        expect(await rejectionOf(steps.attempt(id))).toMatchObject({
          code: 'ORDER_NOT_FOUND',
          status: 404,
        })
    })
  })
}
