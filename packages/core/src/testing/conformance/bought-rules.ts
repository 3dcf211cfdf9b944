import { logIn, logOut } from '../../account/account.contract.ts'
import { getAttempt, placeOrder } from '../../checkout/payment-attempt.contract.ts'
import { readCredit } from '../../credit/member-credit.contract.ts'
import { readDiscounts } from '../../discount/discount.contract.ts'
import { cancelOrder, getOrder } from '../../orders/orders.contract.ts'
import { createGuest } from '../../session/session.contract.ts'
import { stockFacts } from '../../stock/stock.ts'
import { join, PASSWORD } from './account-rules.ts'
import { beginWithCredit, book, card, credit, usd } from './credit-rules.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { newKey, rejectionOf } from './visitor.ts'

const pack = { stock: 'MAKER_WELCOME_PACK', quantity: 1 } as const
const membership = { stock: 'PRO_PURCHASE', quantity: 1 } as const
const NOT_EDITABLE = { code: 'ORDER_NOT_EDITABLE', status: 409 }
const OVER = { code: 'PROMO_CODE_ENDED', field: 'code', status: 400 }

/** A shopper who buys, and cancels what they have bought. */
async function begin(open: OpenGateway, who: 'guest' | 'member' = 'guest') {
  const buyer = await beginWithCredit(open, who)
  const { gateway } = buyer
  const read = (orderNumber: string) => gateway.send(getOrder, { params: { orderNumber } })
  return {
    ...buyer,
    order: read,
    offersToCancel: async (orderNumber: string) =>
      (await read(orderNumber)).cancelableUntil !== null,
    cancel: (orderNumber: string) =>
      gateway.send(cancelOrder, { params: { orderNumber }, body: {} }),
  }
}

/** Rules of what an order brings, as long as the order stands. */
export const describeBought: DescribeRules = (open, { describe, test, expect }) => {
  describe('the coupon of a welcome pack', () => {
    test('takes its percentage off one order, and then its own is not given back', async () => {
      const buyer = await begin(open)
      const bought = await buyer.buy(pack)
      const code = await buyer.under.couponCode(bought)
      await buyer.toPayment(book)
      const { promo, pricing } = await buyer.setPromo(` ${code.toLowerCase()} `)
      const percent = stockFacts('MAKER_WELCOME_PACK').couponPercent ?? 0
      expect([promo?.code, pricing.discount.minor]).toEqual([
        code,
        Math.round((pricing.subtotal.minor * percent) / 100),
      ])
      expect(await buyer.offersToCancel(bought)).toBe(true)
      await buyer.payWithCard()
      const used = (await buyer.place()).orderNumber ?? ''
      expect((await buyer.order(used)).order.pricing.discount).toEqual(pricing.discount)
      expect(await buyer.offersToCancel(bought)).toBe(false)
      expect(await rejectionOf(buyer.cancel(bought))).toMatchObject(NOT_EDITABLE)
      // A coupon that a canceled order used stays used.
      await buyer.cancel(used)
      expect(await rejectionOf(buyer.cancel(bought))).toMatchObject(NOT_EDITABLE)
      await buyer.add(book)
      expect(await rejectionOf(buyer.setPromo(code))).toMatchObject(OVER)
    })

    test('is worth an order for each pack', async () => {
      const buyer = await begin(open)
      const code = await buyer.under.couponCode(await buyer.buy({ ...pack, quantity: 2 }))
      const codes: unknown[] = []
      for (let time = 0; time < 2; time += 1) {
        await buyer.toPayment(book)
        codes.push((await buyer.setPromo(code)).promo?.code)
        await buyer.payWithCard()
        await buyer.place()
      }
      expect(codes).toEqual([code, code])
      await buyer.add(book)
      expect(await rejectionOf(buyer.setPromo(code))).toMatchObject(OVER)
    })

    test('ends with its order, also in the cart that has it', async () => {
      const buyer = await begin(open)
      const bought = await buyer.buy(pack)
      const code = await buyer.under.couponCode(bought)
      await buyer.add(book)
      await buyer.setPromo(code)
      await buyer.cancel(bought)
      const { promo, pricing, items } = await buyer.cart()
      expect([promo, pricing.discount.minor, items.map(({ cleanup }) => cleanup)]).toEqual([
        null,
        0,
        ['promo_ended'],
      ])
      expect(await rejectionOf(buyer.setPromo(code))).toMatchObject(OVER)
    })

    test('is used by a payment that waits, and free again once that is denied', async () => {
      const buyer = await begin(open)
      const bought = await buyer.buy(pack)
      const code = await buyer.under.couponCode(bought)
      const { id } = (await buyer.toPayment(book)).order
      await buyer.setPromo(code)
      const { order } = await buyer.payWithCard('challenged')
      const attempt = newKey()
      const { actionUrl } = await buyer.gateway.send(
        placeOrder,
        {
          params: { id },
          body: {
            attemptId: attempt,
            total: order.pricing.total,
            returnUrl: `${buyer.under.storefront}/en/checkout/review`,
          },
        },
        { key: attempt, version: order.version },
      )
      expect(await buyer.offersToCancel(bought)).toBe(false)
      await buyer.under.answerChallenge(actionUrl ?? '', 'deny')
      const { state } = await buyer.gateway.send(getAttempt, { params: { id, attempt } })
      expect([state, (await buyer.cart()).promo?.code]).toEqual(['declined', code])
      expect(await buyer.offersToCancel(bought)).toBe(true)
    })
  })

  describe('an order that is printed', () => {
    test('says so and is not canceled any more', async () => {
      const buyer = await begin(open)
      const orderNumber = await buyer.buy(book)
      expect(await buyer.order(orderNumber)).toMatchObject({ status: 'placed', printedAt: null })
      await buyer.under.printOrder(orderNumber)
      const { status, printedAt, cancelableUntil } = await buyer.order(orderNumber)
      expect([status, printedAt === null, cancelableUntil]).toEqual(['printed', false, null])
      expect(await rejectionOf(buyer.cancel(orderNumber))).toMatchObject(NOT_EDITABLE)
    })
  })

  describe('an order of a guest who has become a member', () => {
    test('takes back the Spoondollars that came along, and no spent ones', async () => {
      const buyer = await begin(open)
      const [first, second] = [await buyer.buy(credit), await buyer.buy(credit)]
      await join(buyer)
      const balance = async () => (await buyer.gateway.send(readCredit, {})).balance
      expect(await balance()).toEqual(usd(5_000))
      await buyer.cancel(first)
      expect(await balance()).toEqual(usd(2_500))
      await buyer.toPayment(book)
      await buyer.spoondollars(5)
      await buyer.payWithCard()
      await buyer.place()
      expect(await buyer.offersToCancel(second)).toBe(false)
      expect(await rejectionOf(buyer.cancel(second))).toMatchObject(NOT_EDITABLE)
    })

    test('gives the certificate back that paid it, for its member to see', async () => {
      const buyer = await begin(open)
      const code = await buyer.under.giftCode(await buyer.buy(card('25')))
      await buyer.toPayment({ ...book, quantity: 2 })
      await buyer.certificate(code)
      await buyer.payWithCard()
      const paid = (await buyer.place()).orderNumber ?? ''
      await join(buyer)
      await buyer.cancel(paid)
      const { certificates } = await buyer.gateway.send(readCredit, {})
      expect(certificates.map(({ kind, amount }) => [kind, amount])).toEqual([
        ['returned', usd(2_500)],
        ['spent', usd(-2_500)],
      ])
    })

    test('takes a membership back that no later order has used', async () => {
      const buyer = await begin(open)
      const { email } = await join(buyer)
      const lastYear = async () => {
        const { pro } = await buyer.gateway.send(readDiscounts, {})
        return new Date(pro.validUntil ?? 0).getUTCFullYear()
      }
      await buyer.buy(membership)
      const own = await lastYear()
      await buyer.buy({ ...book, quantity: 2 })
      await buyer.gateway.send(logOut, { body: {} })
      await buyer.gateway.send(createGuest, { body: { kind: 'session' } })
      const bought = await buyer.buy(membership)
      await buyer.gateway.send(logIn, { body: { email, password: PASSWORD } })
      expect(await lastYear()).toBe(own + 1)
      expect(await buyer.offersToCancel(bought)).toBe(true)
      expect((await buyer.cancel(bought)).status).toBe('canceled')
      expect(await lastYear()).toBe(own)
    })

    test('takes no membership back that a later order of the member has used', async () => {
      const buyer = await begin(open)
      const bought = await buyer.buy(membership)
      await join(buyer)
      const { pricing } = (await buyer.order(await buyer.buy(book))).order
      expect(pricing.discountGroup).toBe('pro')
      expect(await buyer.offersToCancel(bought)).toBe(false)
      expect(await rejectionOf(buyer.cancel(bought))).toMatchObject(NOT_EDITABLE)
    })
  })
}
