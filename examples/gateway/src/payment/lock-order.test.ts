import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mergeGuest } from '../account/merge-guest.ts'
import { openCode } from '../credit/gift-certificates.ts'
import { sqlState } from '../db/sql-error.ts'
import { placedOrders } from '../orders/testing/placed-orders.ts'
import { openPayShop, testDatabase } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { newAttemptId } from './testing/shopper.ts'
import type { Shopper } from './testing/shopper.ts'

let shop: PayShop
let orders: ReturnType<typeof placedOrders>
// The embedded database has one connection, so that no transaction waits for another.
beforeAll(async () => {
  shop = openPayShop(await testDatabase('postgres'))
  orders = placedOrders(shop)
})
afterAll(async () => shop.close())

const add = (shopper: Shopper, type: string, subType: string, size?: string) =>
  shopper.call(
    'POST',
    '/stock_products/order_items',
    { type, sub_type: subType, size, quantity: 1 },
    { 'idempotency-key': newAttemptId() },
  )

/** The rows of an order's discounts and credit, each by the statement that finds it. */
const ROWS = {
  coupon: 'SELECT FROM promos WHERE order_number = $1',
  'bought certificate': 'SELECT FROM gift_certificates WHERE order_number = $1',
  'paying certificate': `SELECT FROM gift_certificates JOIN payment_holds ON instrument = gift_certificates.id
    JOIN orders USING (attempt_id) WHERE number = $1`,
  spoondollars: `SELECT FROM spoondollar_accounts JOIN orders USING (user_id) WHERE number = $1`,
  cart: `SELECT FROM carts JOIN orders USING (user_id) WHERE number = $1 AND state = 'open'`,
  user: 'SELECT FROM users JOIN orders ON user_id = users.id WHERE number = $1',
} as const
type Row = keyof typeof ROWS
const TABLES: Readonly<Record<Row, string>> = {
  coupon: 'promos',
  'bought certificate': 'gift_certificates',
  'paying certificate': 'gift_certificates',
  spoondollars: 'spoondollar_accounts',
  cart: 'carts',
  user: 'users',
}

/** The state of a statement that found a row locked. */
const LOCKED = '55P03'

/**
 * Holds one row of an order while `run` comes to it, and then takes a later one: true when that is
 * free, because `run` waits before it has taken it.
 */
async function isFree(
  number: string,
  [held, later]: readonly [Row, Row],
  run: () => Promise<unknown>,
): Promise<boolean> {
  const client = await shop.deps.db.pool.connect()
  try {
    await client.query('BEGIN')
    const first = await client.query(`${ROWS[held]} FOR UPDATE OF ${TABLES[held]}`, [number])
    expect(first.rowCount).toBe(1)
    const running = run()
    const waiting = `SELECT FROM pg_locks WHERE NOT granted AND pid IN
      (SELECT pid FROM pg_stat_activity WHERE datname = current_database())`
    for (let tries = 0; (await shop.sql(waiting)).length === 0; tries += 1) {
      if (tries > 100) throw new Error(`Nothing waits for the ${held}.`)
      await pause(10)
    }
    const free = await client
      .query(`${ROWS[later]} FOR UPDATE OF ${TABLES[later]} NOWAIT`, [number])
      .catch((error: unknown) => {
        if (sqlState(error) !== LOCKED) throw error
      })
    if (free) expect(free.rowCount).toBe(1)
    await client.query('ROLLBACK')
    await running
    return free !== undefined
  } finally {
    client.release(true)
  }
}

const PAIRS = [
  ['coupon', 'bought certificate'],
  ['coupon', 'paying certificate'],
  ['bought certificate', 'spoondollars'],
  ['paying certificate', 'spoondollars'],
  ['spoondollars', 'user'],
] as const satisfies readonly (readonly [Row, Row])[]

it.each(PAIRS)('a canceled order takes its %s before its %s', async (...pair) => {
  const gift = await orders.buy((ada) => ada.addCertificate('25'))
  const [row] = await shop.sql('SELECT id FROM gift_certificates WHERE order_number = $1', [
    gift.order.number,
  ])
  const code = (await openCode(String(row?.['id']), shop.deps))?.code ?? ''
  const { order, cancel } = await orders.buy(async (ada) => {
    await add(ada, 'stock product', 'maker_welcome_pack')
    await ada.addCertificate('25')
    await add(ada, 'service', 'spoondollar_credit', '25')
    await add(ada, 'service', 'pro_purchase')
    await ada.putShipping()
    await ada.putDelivery()
    expect((await ada.applyCertificate(code)).status).toBe(200)
  })
  let status = 0
  const run = async () => {
    status = (await cancel()).status
  }
  expect(await isFree(order.number, pair, run)).toBe(true)
  expect(status).toBe(200)
})

/** Logs a guest in as another user, each with a cart, one of whom has placed an order. */
async function login(buyer: 'guest' | 'member', pair: readonly [Row, Row]) {
  const { order, ada } = await orders.buy((shopper) =>
    add(shopper, 'service', 'spoondollar_credit', '25'),
  )
  await ada.add()
  const other = shop.shopper()
  await other.begin()
  await other.add()
  const [row] = await shop.sql(
    `SELECT user_id AS buyer, (SELECT id FROM users ORDER BY created_at DESC LIMIT 1) AS other
      FROM orders WHERE number = $1`,
    [order.number],
  )
  const ids = row as Record<'buyer' | 'other', string>
  const [guest, member] = buyer === 'guest' ? [ids.buyer, ids.other] : [ids.other, ids.buyer]
  const merged = () => shop.deps.db.transaction((tx) => mergeGuest(tx, guest, member, shop.deps))
  const isInOrder = await isFree(order.number, pair, merged)
  const [{ merged_into: into } = {}] = await shop.sql(
    'SELECT merged_into FROM users WHERE id = $1',
    [guest],
  )
  return { isInOrder, isMerged: into === member }
}

it.each([
  ['cart', 'user'],
  ['spoondollars', 'user'],
] as const)('a login takes the %s of its guest before the %s', async (...pair) => {
  expect(await login('guest', pair)).toEqual({ isInOrder: true, isMerged: true })
})

it('a login takes the cart of its member before their Spoondollars', async () => {
  expect(await login('member', ['cart', 'spoondollars'])).toEqual({
    isInOrder: true,
    isMerged: true,
  })
})
