import { logIn, logOut } from '../../account/account.contract.ts'
import { askForOrder, buyAgain, getOrder, listOrders } from '../../orders/orders.contract.ts'
import { createGuest } from '../../session/session.contract.ts'
import { join, PASSWORD } from './account-rules.ts'
import { beginCheckout } from './checkout-steps.ts'
import { beginWithCredit, card } from './credit-rules.ts'
import { buy } from './order-buyer.ts'
import type { DescribeRules } from './runner.ts'
import { newKey, rejectionOf, visitAsGuest } from './visitor.ts'

const NOT_FOUND = { code: 'ORDER_NOT_FOUND', status: 404 }

/** Rules of placed orders: their list and pages, buying them again and canceling them. */
export const describeOrders: DescribeRules = (open, { describe, test, expect }) => {
  describe('a placed order', () => {
    test('of which nothing is shipped is delivered once it is placed', async () => {
      const { gateway, buy: order } = await beginWithCredit(open)
      const params = { orderNumber: await order(card('25')) }
      const { status, cancelableUntil } = await gateway.send(getOrder, { params })
      const { orders } = await gateway.send(listOrders, { query: {} })
      expect([status, cancelableUntil === null, orders[0]?.status]).toEqual([
        'delivered',
        false,
        'delivered',
      ])
    })

    test('is asked for by number and address, with one answer whether it exists or not', async () => {
      const { checkout, gateway, orderNumber } = await buy(open)
      const ask = (number: string, email = checkout.email ?? '') =>
        gateway.send(askForOrder, { body: { orderNumber: number, email } })
      const answers = [
        await ask(orderNumber),
        await ask(orderNumber.slice(1)),
        await ask(orderNumber, 'somebody.else@example.com'),
        await ask('R000000000000'),
      ]
      expect(answers).toEqual([undefined, undefined, undefined, undefined])
      expect(await rejectionOf(ask('12', 'june@'))).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        status: 400,
        all: [
          { code: 'FIELD_VALUE_INVALID', field: 'order_number' },
          { code: 'FIELD_VALUE_INVALID', field: 'email', message: 'provide email' },
        ],
      })
      expect(await rejectionOf(ask(' ', ''))).toMatchObject({
        all: [
          { code: 'FIELD_CANNOT_BE_BLANK', field: 'order_number' },
          { code: 'FIELD_CANNOT_BE_BLANK', field: 'email' },
        ],
      })
    })

    test('is in its shopper’s list and has a page, in its own currency', async () => {
      const { list, read, checkout, orderNumber } = await buy(open)
      const { items, pricing } = checkout.order
      const page = await list()
      expect([page.total, page.pageOffset, page.orders.length]).toEqual([1, 0, 1])
      expect(page.orders[0] ?? {}).toMatchObject({
        orderNumber,
        status: 'placed',
        shippedAt: null,
        canceledAt: null,
        total: pricing.total,
        lineCount: items.length,
        items,
      })
      expect((await list(1)).orders).toEqual([])
      const order = await read()
      expect(order).toMatchObject({
        orderNumber,
        status: 'placed',
        shipment: null,
        canceledAt: null,
        refundPending: false,
        refunds: [],
        order: { items, pricing },
        shippingAddress: checkout.shippingAddress,
      })
      const until = Date.parse(order.cancelableUntil ?? '') - Date.parse(order.placedAt)
      expect(until).toBe(3_600_000)
    })

    test('comes along to the member that its guest becomes, with its invoice', async () => {
      const { gateway, list, read, invoice, again, orderNumber, ...visitor } = await buy(open)
      const { email } = await join({ gateway })
      const numbers = async () => (await list()).orders.map((order) => order.orderNumber)
      expect(await numbers()).toEqual([orderNumber])
      expect((await read()).orderNumber).toBe(orderNumber)
      expect((await invoice()).orderNumber).toBe(orderNumber)
      expect((await again()).lines.map(({ outcome }) => outcome)).toEqual(['added'])
      expect(await visitor.count()).toBe(2)
      await gateway.send(logOut, { body: {} })
      await gateway.send(createGuest, { body: { kind: 'session' } })
      expect(await numbers()).toEqual([])
      await gateway.send(logIn, { body: { email, password: PASSWORD } })
      expect(await numbers()).toEqual([orderNumber])
    })

    test('is for nobody else, as one that there never was', async () => {
      const { gateway, list, read, invoice, again, cancel } = await buy(open)
      await join({ gateway })
      await gateway.send(logOut, { body: {} })
      for (const enter of [
        () => gateway.send(createGuest, { body: { kind: 'session' } }),
        () => join({ gateway }),
      ]) {
        await enter()
        expect((await list()).total).toBe(0)
        for (const ask of [read, invoice, again, cancel])
          expect(await rejectionOf(ask())).toMatchObject(NOT_FOUND)
      }
      const { gateway: other } = await visitAsGuest(open)
      for (const orderNumber of ['R000000000000', 'constructor', 'guest2'])
        expect(await rejectionOf(other.send(getOrder, { params: { orderNumber } }))).toMatchObject(
          NOT_FOUND,
        )
    })
  })

  describe('an order that is bought again', () => {
    test('is in the cart once for its key, line by line', async () => {
      const { again, cart, checkout } = await buy(open)
      const [item] = checkout.order.items
      const key = newKey()
      const bought = await again(undefined, key)
      expect(bought.lines).toEqual([{ itemId: item?.id, outcome: 'added', added: 2, reason: null }])
      expect(await again(undefined, key)).toEqual(bought)
      const { items } = await cart()
      expect(bought.cart?.items).toEqual(items)
      expect(items.map(({ sku, quantity }) => [sku, quantity])).toEqual([[item?.sku, 2]])
      expect(await rejectionOf(again(item?.id, key))).toMatchObject({
        code: 'FIELD_VALUE_INVALID',
        status: 422,
      })
      await again(item?.id)
      expect((await cart()).items.map(({ quantity }) => quantity)).toEqual([4])
    })

    test('fills a line up to 99 pieces and says what found no room', async () => {
      const { again, add, yard, cart } = await buy(open)
      await add({ ...yard, quantity: 98 })
      const { lines } = await again()
      expect(lines.map(({ outcome, added }) => [outcome, added])).toEqual([['at_limit', 1]])
      expect((await cart()).items.map(({ quantity }) => quantity)).toEqual([99])
      expect((await again()).lines.map(({ added }) => added)).toEqual([0])
    })

    test('brings another gift certificate each time, and a membership once', async () => {
      const visitor = await beginCheckout(open, 1)
      const { gateway, steps, add, cart } = visitor
      await add({ stock: 'GIFT_CERTIFICATE', size: '25', quantity: 1 })
      await add({ stock: 'PRO_PURCHASE', quantity: 1 })
      const { orderNumber } = await steps.place(await steps.toReview())
      const again = async () => {
        const params = { orderNumber: orderNumber ?? '' }
        const { lines } = await gateway.send(buyAgain, { params, body: {} }, { key: newKey() })
        return lines.slice(1).map(({ outcome, added }) => [outcome, added])
      }
      expect(await again()).toEqual([
        ['added', 1],
        ['added', 1],
      ])
      expect(await again()).toEqual([
        ['added', 1],
        ['at_limit', 0],
      ])
      expect((await cart()).items.map(({ quantity }) => quantity)).toEqual([2, 1, 1, 1])
    })

    test('has no lines but its own', async () => {
      const { again } = await buy(open)
      expect(await rejectionOf(again('line_of_another_order'))).toMatchObject({
        code: 'ORDER_ITEM_NOT_FOUND',
        status: 404,
      })
    })
  })

  describe('an order that is canceled', () => {
    test('is canceled and given back once, however often that is asked for', async () => {
      const { cancel, read, list, checkout } = await buy(open)
      const answers = await Promise.all([cancel(), cancel()])
      expect(answers.map(({ status }) => status)).toEqual(['canceled', 'canceled'])
      await cancel()
      const order = await read()
      expect(order).toMatchObject({ status: 'canceled', cancelableUntil: null })
      expect(order.refunds.map(({ amount }) => amount)).toEqual([checkout.order.pricing.total])
      expect((await list()).orders[0] ?? {}).toMatchObject({ status: 'canceled' })
    })
  })
}
