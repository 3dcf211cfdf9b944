import { logOut } from '../../account/account.contract.ts'
import { getInvoice } from '../../invoice/invoice.contract.ts'
import {
  buyAgain,
  cancelOrder,
  getOrder,
  getOrderByToken,
  listOrders,
} from '../../orders/orders.contract.ts'
import { createGuest } from '../../session/session.contract.ts'
import { join } from './account-rules.ts'
import { checkoutSteps } from './checkout-steps.ts'
import { buy } from './order-buyer.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { newKey, rejectionOf, visitAsGuest } from './visitor.ts'
import type { Page } from './visitor.ts'

const NOT_FOUND = { code: 'ORDER_NOT_FOUND', status: 404 }

/** The calls that a token opens, for an order and as a token or without one. */
function calls({ gateway }: Pick<Page, 'gateway'>, orderNumber: string, orderToken?: string) {
  const params = { orderNumber }
  return {
    read: () => gateway.send(getOrder, { params }, { orderToken }),
    invoice: () => gateway.send(getInvoice, { params }, { orderToken }),
    cancel: () => gateway.send(cancelOrder, { params, body: {} }, { orderToken }),
    again: (key = newKey()) => gateway.send(buyAgain, { params, body: {} }, { orderToken, key }),
  }
}

/** A guest's order and the token of its mail, in a browser that has no session any more. */
async function buyElsewhere(open: OpenGateway) {
  const buyer = await buy(open)
  const { gateway, under, orderNumber } = buyer
  const token = await under.orderToken(orderNumber)
  const own = { order: await buyer.read(), invoice: await buyer.invoice() }
  const leave = async () => {
    await join({ gateway })
    await gateway.send(logOut, { body: {} })
  }
  return {
    ...buyer,
    token,
    own,
    leave,
    beGuest: () => gateway.send(createGuest, { body: { kind: 'session' } }),
    byToken: calls(buyer, orderNumber, token),
    plain: calls(buyer, orderNumber),
  }
}

/** Rules of the token that an order's mail carries. */
export const describeOrderTokens: DescribeRules = (open, { describe, test, expect }) => {
  describe('the token of an order’s mail', () => {
    test('shows the order and its invoice to a browser without a session', async () => {
      const { gateway, token, own, leave, byToken, plain, orderNumber } = await buyElsewhere(open)
      await leave()
      expect(await gateway.send(getOrderByToken, { body: { token } })).toEqual(own.order)
      expect(await byToken.read()).toEqual(own.order)
      expect(await byToken.invoice()).toEqual(own.invoice)
      expect(own.invoice.orderNumber).toBe(orderNumber)
      for (const ask of [plain.read, plain.invoice, plain.cancel, plain.again])
        expect((await rejectionOf(ask())).status).toBe(401)
      expect(
        await rejectionOf(gateway.send(listOrders, { query: {} }, { orderToken: token })),
      ).toMatchObject({ status: 401 })
    })

    test('cancels the order once, and shows it from then on', async () => {
      const { leave, byToken, checkout } = await buyElsewhere(open)
      await leave()
      const answers = await Promise.all([byToken.cancel(), byToken.cancel()])
      expect(answers.map(({ status }) => status)).toEqual(['canceled', 'canceled'])
      const order = await byToken.read()
      expect(order).toMatchObject({ status: 'canceled', cancelableUntil: null })
      expect(order.refunds.map(({ amount }) => amount)).toEqual([checkout.order.pricing.total])
      expect((await byToken.invoice()).refunds).toEqual(order.refunds)
    })

    test('fills the cart of a guest who has it, once for a key', async () => {
      const { gateway, leave, beGuest, byToken, plain, cart, checkout } = await buyElsewhere(open)
      await leave()
      expect((await rejectionOf(byToken.again())).status).toBe(401)
      await beGuest()
      expect(await rejectionOf(plain.again())).toMatchObject(NOT_FOUND)
      const key = newKey()
      const bought = await byToken.again(key)
      expect(await byToken.again(key)).toEqual(bought)
      expect(bought.lines.map(({ outcome, added }) => [outcome, added])).toEqual([['added', 2]])
      const { items } = await cart()
      expect(items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
        [checkout.order.items[0]?.sku, 2],
      ])
      expect((await gateway.send(listOrders, { query: {} })).total).toBe(0)
    })

    test('opens no other order, whoever brings it', async () => {
      const buyer = await buyElsewhere(open)
      const { token, leave, beGuest, byToken } = buyer
      const { cart } = await buyer.add(buyer.yard)
      const steps = checkoutSteps(buyer, cart.id)
      const { orderNumber } = await steps.place(await steps.toReview())
      const other = calls(buyer, orderNumber ?? '', token)
      expect((await other.read()).orderNumber).toBe(orderNumber)
      await leave()
      for (const ask of [other.read, other.invoice, other.cancel])
        expect(await rejectionOf(ask())).toMatchObject(NOT_FOUND)
      await beGuest()
      for (const ask of [other.read, other.invoice, other.cancel, other.again])
        expect(await rejectionOf(ask())).toMatchObject(NOT_FOUND)
      expect((await byToken.read()).status).toBe('placed')
    })

    test('is not guessed, and takes nothing from the buyer’s own session when it is wrong', async () => {
      const buyer = await buyElsewhere(open)
      const { gateway, orderNumber, token, leave, beGuest, byToken } = buyer
      const wrong = [`${token}x`, token.slice(1), 'x', 'A'.repeat(43), newKey()]
      for (const one of wrong)
        expect((await calls(buyer, orderNumber, one).read()).orderNumber).toBe(orderNumber)
      await leave()
      for (const one of [...wrong, ''])
        expect(
          await rejectionOf(gateway.send(getOrderByToken, { body: { token: one } })),
        ).toMatchObject(NOT_FOUND)
      for (const one of wrong) {
        const guessed = calls(buyer, orderNumber, one)
        for (const ask of [guessed.read, guessed.invoice, guessed.cancel])
          expect(await rejectionOf(ask())).toMatchObject(NOT_FOUND)
      }
      await beGuest()
      for (const one of wrong)
        expect(await rejectionOf(calls(buyer, orderNumber, one).again())).toMatchObject(NOT_FOUND)
      expect((await byToken.read()).status).toBe('placed')
    })

    test('is of no use to the page of another site with a cart token', async () => {
      const { byToken, orderNumber, token, embed } = await buyElsewhere(open)
      const page = await embed()
      const there = calls(page, orderNumber, token)
      for (const ask of [there.read, there.invoice, there.cancel, there.again])
        expect((await rejectionOf(ask())).status).toBe(403)
      expect((await byToken.read()).status).toBe('placed')
    })

    test('is of no use without the number of an order', async () => {
      const { token } = await buyElsewhere(open)
      const { gateway } = await visitAsGuest(open)
      for (const number of ['R000000000000', 'constructor', 'guest2'])
        expect(await rejectionOf(calls({ gateway }, number, token).read())).toMatchObject(NOT_FOUND)
    })
  })
}
