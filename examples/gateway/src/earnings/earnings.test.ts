import { emptyLayout, toFillAYardPayload } from '@selvage/core/fill-a-yard'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { opsKey } from '../ops/operator.ts'
import { placedOrders } from '../orders/testing/placed-orders.ts'
import { openPayShop, testDatabase } from '../payment/testing/pay-shop.ts'
import type { PayShop } from '../payment/testing/pay-shop.ts'
import { newAttemptId } from '../payment/testing/shopper.ts'
import type { Shopper } from '../payment/testing/shopper.ts'
import { DATABASES } from '../testing/test-gateway.ts'

interface Answer {
  readonly raw_balance: number
  readonly raw_waiting: number
  readonly raw_paid_out: number
  readonly raw_earned: number
  readonly num_sold: number
  readonly months: readonly { readonly month: string; readonly num_sold: number }[]
  readonly payouts: readonly { readonly raw_amount: number }[]
}

describe.each(DATABASES)('what designs earn on %s', (database) => {
  let shop: PayShop
  let orders: ReturnType<typeof placedOrders>
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database))
    orders = placedOrders(shop)
  })
  afterAll(async () => shop.close())

  /** A new member who has made the designs of these ids. */
  async function join(...designIds: number[]) {
    const june: Shopper = shop.shopper()
    await june.begin()
    const { json } = await june.call('POST', '/user/register', {
      screen_name: 'june',
      email: `${randomUUID()}@example.com`,
      password: 'a long pass phrase',
      newsletter_opt_in: false,
    })
    const userId = (json as { user: { id: string } }).user.id
    await shop.sql('UPDATE designers SET user_id = NULL')
    const [made] = await shop.sql(
      `INSERT INTO designers (id, name, screen_name, bio, town, user_id)
        VALUES (nextval('designers_made'), 'June', $1::text, '', '', $1::text) RETURNING id`,
      [userId],
    )
    await shop.sql('UPDATE designs SET designer_id = $1 WHERE id = ANY ($2::int[])', [
      made?.['id'],
      designIds,
    ])
    const read = async () => (await june.call('GET', '/user/me/earnings')).json as unknown as Answer
    return {
      june,
      userId,
      read,
      payOut: (key = randomUUID()) =>
        june.call('POST', '/user/me/earnings/payouts', {}, { 'idempotency-key': key }),
      rows: () =>
        shop.sql(
          `SELECT design_id, kind, merchandise, pieces, amount_minor FROM earnings
            WHERE designer_id = $1 ORDER BY id`,
          [made?.['id']],
        ),
      spoondollars: async () =>
        (
          await shop.sql('SELECT balance_cents FROM spoondollar_accounts WHERE user_id = $1', [
            userId,
          ])
        )[0]?.['balance_cents'] ?? 0,
    }
  }
  const row = (design: number, pieces: number, cents: number, merchandise = 'fabric') => ({
    design_id: design,
    kind: pieces > 0 ? 'sold' : 'taken_back',
    merchandise,
    pieces,
    amount_minor: cents,
  })
  /** A tenth of an order's yards of one design, rounded down. */
  async function tenthOf(number: string, line = 0): Promise<number> {
    const [found] = await shop.sql(
      `SELECT snapshot #>> '{order,order_items,${line},pricing,raw_total}' AS total
        FROM orders WHERE number = $1`,
      [number],
    )
    return Math.floor(Math.round(Number(found?.['total']) * 100) / 10)
  }
  const refund = (number: string) =>
    shop.operator(
      'POST',
      `/ops/orders/${number}/refunds`,
      {},
      { 'X-Ops-Key': opsKey(shop.deps.config.dataDir), 'Idempotency-Key': randomUUID() },
    )

  const printed = (number: string) =>
    shop.sql('INSERT INTO prints (order_number, printed_at) VALUES ($1, now())', [number])

  it('waits for an hour, or until its order is printed or sent', async () => {
    const { read } = await join(2)
    const of = async () => {
      const { raw_balance: balance, raw_waiting: waiting } = await read()
      return [Math.round(balance * 100), Math.round(waiting * 100)]
    }
    const { order: first } = await orders.buy()
    const { order: second } = await orders.buy()
    const { order: third } = await orders.buy()
    const cents = await tenthOf(first.number)
    expect(await of()).toEqual([0, 3 * cents])
    await printed(first.number)
    expect(await of()).toEqual([cents, 2 * cents])
    await orders.ship(second.number)
    expect(await of()).toEqual([2 * cents, cents])
    const older = "UPDATE orders SET placed_at = placed_at - interval '1 hour' WHERE number = $1"
    await shop.sql(older, [third.number])
    expect(await of()).toEqual([3 * cents, 0])
  })

  it('is a tenth of each line, once, and taken back with the order, once', async () => {
    const { rows, read } = await join(2)
    const { order, cancel } = await orders.buy((ada) => ada.add(3, 2))
    const cents = await tenthOf(order.number)
    expect(cents).toBeGreaterThan(100)
    expect(await rows()).toEqual([row(2, 1, cents)])
    expect(await read()).toMatchObject({ raw_waiting: cents / 100, num_sold: 1 })
    expect((await read()).months).toHaveLength(12)
    await cancel()
    await cancel()
    await refund(order.number)
    expect(await rows()).toEqual([row(2, 1, cents), row(2, -1, -cents)])
    expect(await read()).toMatchObject({ raw_balance: 0, raw_earned: 0, num_sold: 0 })
  })

  it('is taken back when an operator gives all of the order back', async () => {
    const { rows } = await join(2)
    const { order, cancel } = await orders.buy()
    const cents = await tenthOf(order.number)
    await refund(order.number)
    await refund(order.number)
    await cancel()
    expect(await rows()).toEqual([row(2, 1, cents), row(2, -1, -cents)])
  })

  it('is nothing where the designer buys', async () => {
    const { june, rows } = await join(2)
    await june.add(2, 3)
    await june.putShipping()
    await june.putDelivery()
    await june.payWith()
    expect((await june.place(newAttemptId())).json.attempt?.order_number).toBeTruthy()
    expect(await rows()).toEqual([])
  })

  it('is divided by the squares of a filled yard, which is sold once', async () => {
    const { rows, read } = await join(3, 4)
    const [collection] = await shop.sql(
      `INSERT INTO collections (name, slug, description, designer_id)
        VALUES ('Yard', 'yard', '', (SELECT designer_id FROM designs WHERE id = 3)) RETURNING id`,
    )
    const collectionId = Number(collection?.['id'])
    await shop.sql('INSERT INTO collection_designs VALUES ($1, 3, 1), ($1, 4, 2)', [collectionId])
    const empty = emptyLayout(4, 'PETAL_SIGNATURE_COTTON', collectionId)
    const cells = empty.cells.map((_, at) => (at % 3 === 0 ? 4 : 3))
    const { order } = await orders.buy(async (ada) => {
      const body = toFillAYardPayload({ layout: { ...empty, cells }, quantity: 2 })
      const key = { 'idempotency-key': newAttemptId() }
      const { status } = await ada.call('POST', '/fill_a_yard/order_items', body, key)
      expect(status).toBe(200)
    })
    const cents = await tenthOf(order.number, 1)
    const found = (await rows()) as { design_id: number; amount_minor: number; pieces: number }[]
    expect(found.map(({ pieces }) => pieces)).toEqual([2, 2])
    expect(found.reduce((sum, { amount_minor: each }) => sum + each, 0)).toBe(cents)
    const more = found.find((each) => each.design_id === 3)?.amount_minor ?? 0
    const less = found.find((each) => each.design_id === 4)?.amount_minor ?? 0
    expect(more).toBeGreaterThan(less)
    expect(less).toBeGreaterThan(0)
    expect(await read()).toMatchObject({ num_sold: 2, raw_waiting: cents / 100 })
  })

  it('becomes Spoondollars once, however often and at once it is asked for', async () => {
    const { payOut, read, spoondollars } = await join(2)
    expect((await payOut()).status).toBe(409)
    const { order } = await orders.buy((ada) => ada.add(2, 20))
    expect(await read()).toMatchObject({ raw_balance: 0 })
    expect((await payOut()).status).toBe(409)
    await printed(order.number)
    const { raw_balance: balance } = await read()
    expect(balance).toBeGreaterThan(5)
    const key = randomUUID()
    const answers = await Promise.all([payOut(key), payOut(key), payOut(), payOut()])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 409).length).toBeGreaterThanOrEqual(2)
    expect(await spoondollars()).toBe(Math.round(balance * 100))
    expect(await read()).toMatchObject({
      raw_balance: 0,
      raw_paid_out: balance,
      raw_earned: balance,
      payouts: [{ raw_amount: balance }],
    })
  })

  it('leaves a balance below zero when a paid out sale is given back, which nothing pays', async () => {
    const { payOut, read, spoondollars } = await join(2)
    const { order } = await orders.buy((ada) => ada.add(2, 20))
    await printed(order.number)
    expect((await payOut()).status).toBe(200)
    const paid = await spoondollars()
    await refund(order.number)
    expect(await read()).toMatchObject({ raw_balance: -Number(paid) / 100 })
    expect((await payOut()).status).toBe(409)
    expect(await spoondollars()).toBe(paid)
  })
})
