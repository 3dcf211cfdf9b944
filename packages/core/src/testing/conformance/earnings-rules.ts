import { logIn, logOut } from '../../account/account.contract.ts'
import { readCredit } from '../../credit/member-credit.contract.ts'
import { listEarnings, payOut, readEarnings } from '../../earnings/earnings.contract.ts'
import type { EarningsLinesQuery } from '../../earnings/earnings.contract.ts'
import { listFabrics } from '../../fabric/fabric.contract.ts'
import { cancelOrder, getOrder } from '../../orders/orders.contract.ts'
import { createGuest } from '../../session/session.contract.ts'
import { PASSWORD } from './account-rules.ts'
import { checkoutSteps } from './checkout-steps.ts'
import { usd } from './credit-rules.ts'
import { openStudio } from './own-design-rules.ts'
import type { DescribeRules, OpenGateway } from './runner.ts'
import { newKey, rejectionOf, visit, visitAsGuest } from './visitor.ts'

/** A designer in whose browser guests buy, too. */
async function openShop(open: OpenGateway) {
  const studio = await openStudio(open)
  const { gateway, email, add } = studio
  const order = async (id: number, quantity: number) => {
    const offers = await gateway.send(listFabrics, { query: {} })
    const fabric = offers.find(({ status }) => status === 'available')?.code
    if (!fabric) throw new Error('The rules need a fabric.')
    const { cart } = await add({ designId: id, fabric, size: 'YARD', quantity })
    const steps = checkoutSteps(studio, cart.id)
    const { orderNumber } = await steps.place(await steps.toReview())
    const params = { orderNumber: orderNumber ?? '' }
    const { order: placed } = await gateway.send(getOrder, { params, query: {} })
    const [line] = placed.items
    return { ...params, cents: Math.floor((line?.total.minor ?? 0) / 10) }
  }
  const back = () => gateway.send(logIn, { body: { email, password: PASSWORD } })
  /** Sells pieces of a design to a guest, who cancels the order, or it is printed, or neither. */
  const sell = async (id: number, quantity: number, { cancel = false, print = true } = {}) => {
    await gateway.send(logOut, { body: {} })
    await gateway.send(createGuest, { body: { kind: 'session' } })
    const { orderNumber, cents } = await order(id, quantity)
    if (cancel) await gateway.send(cancelOrder, { params: { orderNumber }, body: {} })
    else if (print) await studio.under.printOrder(orderNumber)
    await gateway.send(logOut, { body: {} })
    await back()
    return cents
  }
  return {
    ...studio,
    order,
    sell,
    read: (months?: number) => gateway.send(readEarnings, { query: { months } }),
    list: (query: EarningsLinesQuery = {}) => gateway.send(listEarnings, { query }),
    pay: (key = newKey()) => gateway.send(payOut, { body: {} }, { key }),
    credit: () => gateway.send(readCredit, {}),
  }
}

/** Rules of what designers earn. */
export const describeEarnings: DescribeRules = (open, { describe, test, expect }) => {
  describe('what designs earn', () => {
    test('is nothing before the first sale, and for members alone', async () => {
      const { read, list, pay } = await openShop(open)
      const none = await read(3)
      const zero = {
        balance: usd(0),
        waiting: usd(0),
        earned: usd(0),
        paidOut: usd(0),
        soldCount: 0,
      }
      expect(none).toMatchObject(zero)
      expect([none.designs, none.payouts]).toEqual([[], []])
      expect(none.months.map(({ earned, soldCount }) => [earned, soldCount])).toEqual([
        [usd(0), 0],
        [usd(0), 0],
        [usd(0), 0],
      ])
      expect((await read()).months.length).toBe(12)
      expect(await list()).toEqual({ lines: [], total: 0, offset: 0 })
      const low = { code: 'EARNINGS_BALANCE_TOO_LOW', status: 409 }
      expect(await rejectionOf(pay())).toMatchObject(low)
      const { gateway } = await visitAsGuest(open)
      const closed = { code: 'UNAUTHORIZED', status: 403 }
      expect(await rejectionOf(gateway.send(readEarnings, { query: {} }))).toMatchObject(closed)
      expect(await rejectionOf(gateway.send(listEarnings, { query: {} }))).toMatchObject(closed)
      const asked = gateway.send(payOut, { body: {} }, { key: newKey() })
      expect(await rejectionOf(asked)).toMatchObject(closed)
      const visitor = await visit(open)
      const unknown = visitor.gateway.send(readEarnings, { query: {} })
      expect((await rejectionOf(unknown)).status).toBe(401)
    })

    test('rejects months and pages that it has not', async () => {
      const { read, list } = await openShop(open)
      const wrong = { code: 'FIELD_VALUE_INVALID', status: 400 }
      for (const months of [0, 37]) expect(await rejectionOf(read(months))).toMatchObject(wrong)
      for (const size of [0, 201]) expect(await rejectionOf(list({ size }))).toMatchObject(wrong)
    })

    test('is a tenth of what was paid for their merchandise', async () => {
      const { make, sell, read, list, own } = await openShop(open)
      const [one, other] = [await make(), await make({ title: 'Low tide' })]
      const first = await sell(one.id, 2)
      const second = await sell(other.id, 3)
      expect(first > 0).toBe(true)
      const all = await read(2)
      const sum = usd(first + second)
      expect(all).toMatchObject({ balance: sum, earned: sum, soldCount: 5 })
      expect(all.months.map(({ earned, soldCount }) => [earned, soldCount])).toEqual([
        [sum, 5],
        [usd(0), 0],
      ])
      expect(all.designs).toEqual([
        { id: other.id, title: 'Low tide', soldCount: 3, earned: usd(second) },
        { id: one.id, title: 'Marsh Heron', soldCount: 2, earned: usd(first) },
      ])
      const page = await list()
      expect([page.total, page.lines.map(({ quantity }) => quantity)]).toEqual([2, [3, 2]])
      expect(page.lines[1]).toMatchObject({
        design: { id: one.id, title: 'Marsh Heron' },
        kind: 'fabric',
        earned: usd(first),
        isTakenBack: false,
      })
      const rest = await list({ offset: 1, size: 1 })
      expect([rest.total, rest.offset, rest.lines]).toEqual([2, 1, page.lines.slice(1)])
      expect((await own()).designs.map(({ soldCount, earned }) => [soldCount, earned])).toEqual([
        [3, usd(second)],
        [2, usd(first)],
      ])
    })

    test('is taken back with a canceled order', async () => {
      const { make, sell, read, list } = await openShop(open)
      const { id } = await make()
      const cents = await sell(id, 2, { cancel: true })
      expect(await read()).toMatchObject({ balance: usd(0), earned: usd(0), soldCount: 0 })
      const { lines } = await list()
      expect(
        lines.map(({ isTakenBack, quantity, earned }) => [isTakenBack, quantity, earned.minor]),
      ).toEqual([
        [true, -2, -cents],
        [false, 2, cents],
      ])
    })

    test('waits while its order can be canceled, and is paid out afterwards', async () => {
      const { make, sell, read, pay } = await openShop(open)
      const { id } = await make()
      const waiting = await sell(id, 40, { print: false })
      const sum = { waiting: usd(waiting), earned: usd(waiting), soldCount: 40 }
      expect(await read()).toMatchObject({ balance: usd(0), ...sum })
      expect((await rejectionOf(pay())).code).toBe('EARNINGS_BALANCE_TOO_LOW')
      const printed = await sell(id, 30)
      expect((await pay()).amount).toEqual(usd(printed))
      expect(await read()).toMatchObject({ balance: usd(0), waiting: usd(waiting) })
    })

    test('is nothing where their designer buys', async () => {
      const { make, order, list } = await openShop(open)
      await order((await make()).id, 2)
      expect((await list()).total).toBe(0)
    })

    test('becomes Spoondollars, once for a key', async () => {
      const { make, sell, read, pay, credit } = await openShop(open)
      const cents = await sell((await make()).id, 40)
      const key = newKey()
      const paid = await pay(key)
      expect(paid.amount).toEqual(usd(cents))
      expect(await pay(key)).toEqual(paid)
      expect((await rejectionOf(pay())).code).toBe('EARNINGS_BALANCE_TOO_LOW')
      expect(await read()).toMatchObject({
        balance: usd(0),
        paidOut: usd(cents),
        earned: usd(cents),
        payouts: [{ amount: usd(cents) }],
      })
      const { balance, spoondollars } = await credit()
      expect(balance).toEqual(usd(cents))
      expect(spoondollars.map(({ kind, amount }) => [kind, amount])).toEqual([
        ['earned', usd(cents)],
      ])
    })
  })
}
