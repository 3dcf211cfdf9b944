import type { CartItemInput } from '../../cart/cart.contract.ts'
import { orderChanges } from '../../checkout/order-changes.ts'
import { patchPreferences } from '../../session/session.contract.ts'
import { beginCheckout } from './checkout-steps.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { rejectionOf } from './visitor.ts'

/** A guest in the review, with yards that are worth enough for the promo. */
async function review(open: OpenGateway, { withPromo = false } = {}) {
  const visitor = await beginCheckout(open, 9)
  if (withPromo) await visitor.setPromo(visitor.under.promo.code)
  const { gateway, steps } = visitor
  const seen = await steps.toReview()
  return {
    ...visitor,
    seen,
    /** The rejection of the order as it is now, at its own version and total. */
    rejected: async () => rejectionOf(steps.place(await steps.read())),
    prefer: (currency: 'EUR' | 'GBP') => gateway.send(patchPreferences, { body: { currency } }),
  }
}

const CHANGED = 'ORDER_CLEANUP_REVIEW_REQUIRED'
const changedBy = (reason: string) => ({ code: CHANGED, status: 400, params: { reason } })

/** Rules of an order that has changed since its shopper saw it. */
export const describeChangedOrders: DescribeRules = (open, { describe, test, expect }) => {
  describe('an order that has changed since its payment was given', () => {
    test('has changed in nothing that its shopper has changed', async () => {
      const { seen, setPromo, steps, under } = await review(open)
      const nothing = { lines: [], amounts: [] }
      expect(seen.agreed?.version).toBe(seen.order.version)
      expect(orderChanges(seen.agreed, seen.order)).toEqual(nothing)
      await setPromo(under.promo.code)
      const { agreed, order } = await steps.read()
      expect(orderChanges(agreed, order)).toEqual(nothing)
    })

    test('is not placed for another total, and says so', async () => {
      const { seen, steps } = await review(open)
      const { total } = seen.order.pricing
      const cheap = steps.place(seen, undefined, { total: { ...total, minor: total.minor - 1 } })
      expect(await rejectionOf(cheap)).toMatchObject(changedBy('total_changed'))
    })

    test('names a promo that counts now', async () => {
      const { rejected, setPromo, under } = await review(open)
      await setPromo(under.promo.code)
      expect(await rejected()).toMatchObject(changedBy('promo_applied'))
    })

    test('names no promo that its shopper has taken off', async () => {
      const { rejected, setPromo } = await review(open, { withPromo: true })
      await setPromo(null)
      expect(await rejected()).toMatchObject(changedBy('total_changed'))
    })

    test('names a promo for which it is worth too little now', async () => {
      const { cart, itemId, rejected, setQuantity } = await review(open, { withPromo: true })
      await setQuantity(itemId, 1, (await cart()).version)
      expect(await rejected()).toMatchObject(changedBy('promo_not_applicable'))
    })

    test('says so for a further line, and to a card of before', async () => {
      const { add, rejected, steps, under, yard } = await review(open)
      const { sessionId } = await steps.openPayment()
      const token = await under.cardToken(sessionId, 'accepted')
      const meter: CartItemInput = { ...yard, size: 'METER', quantity: 1 }
      await add(meter)
      expect(await rejected()).toMatchObject(changedBy('total_changed'))
      expect(await rejectionOf(steps.pay(token))).toMatchObject(changedBy('total_changed'))
    })

    test('names another currency, to the order and to a card of the old one', async () => {
      const { prefer, rejected, steps, under } = await review(open)
      const { sessionId } = await steps.openPayment()
      const token = await under.cardToken(sessionId, 'accepted')
      await prefer('EUR')
      expect((await rejected()).code).toBe('CURRENCY_CHANGED')
      expect((await rejectionOf(steps.pay(token))).code).toBe('CURRENCY_CHANGED')
      const { agreed, order } = await steps.read()
      const { lines, amounts } = orderChanges(agreed, order)
      const other = { before: { currency: 'USD' }, now: { currency: 'EUR' } }
      expect(lines).toMatchObject([other])
      expect(amounts.at(-1)).toMatchObject({ part: 'total', ...other })
      await steps.payWithCard()
      const again = await steps.read()
      expect(orderChanges(again.agreed, again.order)).toEqual({ lines: [], amounts: [] })
      expect((await steps.place(again)).state).toBe('ordered')
    })
  })
}
