import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sendDue } from '../mail/outbox.ts'
import { openPayShop, testDatabase } from '../payment/testing/pay-shop.ts'
import type { PayShop } from '../payment/testing/pay-shop.ts'
import { newAttemptId } from '../payment/testing/shopper.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { pruneOnce } from './prune.ts'

const DECLINED = '4000000000000002'

describe.each(DATABASES)('what strangers leave behind on %s', (database) => {
  let shop: PayShop
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database))
  })
  afterAll(async () => shop.close())

  const after = (days: number) =>
    pruneOnce({ ...shop.deps, now: () => new Date(Date.now() + days * 86_400_000) })
  const rows = async (table: string, where = 'true', values: unknown[] = []): Promise<number> => {
    const [row] = await shop.sql(`SELECT count(*)::int AS n FROM ${table} WHERE ${where}`, values)
    return Number(row?.['n'])
  }

  it('is deleted when its time has come, and orders stay with their invoices', async () => {
    const [left, bought, declined] = [shop.shopper(), shop.shopper(), shop.shopper()]
    await left.toReview()
    await left.call('POST', '/cart_handover', {})
    await bought.toReview()
    const number = (await bought.place(newAttemptId())).json.attempt?.order_number ?? ''
    await declined.toReview(DECLINED)
    await declined.place(newAttemptId())
    const of = { left: left.state.cartId, bought: bought.state.cartId }
    const addressOf = (cart: string) => rows('checkouts', 'cart_id = $1', [cart])
    const declinedAddresses = () =>
      rows('payment_attempts', "state = 'declined' AND snapshot -> 'shipping_address' <> 'null'")

    await sendDue(shop.deps, async () => {})
    expect(await rows('order_tokens')).toBe(1)

    await after(0.9)
    expect(await rows('idempotency_keys')).toBe(3)
    await after(2)
    expect([await rows('idempotency_keys'), await rows('cart_handovers')]).toEqual([0, 0])
    expect([await addressOf(of.left), await declinedAddresses()]).toEqual([1, 1])

    await after(31)
    expect([await addressOf(of.left), await declinedAddresses()]).toEqual([0, 0])
    expect((await left.checkout()).json.checkout?.order.order_items).toHaveLength(1)

    await after(91)
    expect(await rows('carts', 'id = $1', [of.left])).toBe(0)
    expect(await rows('cart_items', 'cart_id = $1', [of.left])).toBe(0)

    await after(364)
    expect(await rows('order_tokens')).toBe(1)
    await after(367)
    expect(await rows('order_tokens')).toBe(0)

    await after(1_000)
    expect([await rows('sessions'), await rows('users', 'guest')]).toEqual([0, 2])
    expect(await rows('orders', 'number = $1', [number])).toBe(1)
    expect([await addressOf(of.bought), await rows('cart_items')]).toEqual([1, 1])
    expect([...(await after(1_000)).values()].every((deleted) => deleted === 0)).toBe(true)
  })

  it('is deleted but for one kind that fails, which the log names', async () => {
    vi.spyOn(shop.deps.db.pool, 'query').mockRejectedValueOnce(new Error('rejected'))
    const deleted = await after(0)
    vi.restoreAllMocks()
    expect(deleted.has('expired sessions')).toBe(false)
    expect(deleted.get('layouts in no cart and no order')).toBe(0)
    expect(shop.logged.join('\n')).toContain('expired sessions')
  })

  it('is deleted in small batches, all of it in the end', async () => {
    const ada = shop.shopper()
    await ada.begin()
    await shop.sql(
      `INSERT INTO idempotency_keys (user_id, call, key, body_hash, created_at)
        SELECT users.id, 'call', n::text, '', now() - interval '2 days'
        FROM generate_series(1, 1200) AS n, (SELECT id FROM users WHERE guest LIMIT 1) AS users`,
    )
    const deleted = await after(0)
    expect(deleted.get('idempotency keys')).toBe(1200)
    expect(deleted.get('expired sessions')).toBe(0)
  })

  it('is deleted of a merged cart, and of a declined order in which nothing was shipped', async () => {
    const [merged, declined] = [shop.shopper(), shop.shopper()]
    await merged.toReview()
    await shop.sql("UPDATE carts SET state = 'merged' WHERE id = $1", [merged.state.cartId])
    await declined.toReview(DECLINED)
    await declined.place(newAttemptId())
    await shop.sql(
      `UPDATE payment_attempts SET snapshot = snapshot || '{"shipping_address": null}'
        WHERE cart_id = $1`,
      [declined.state.cartId],
    )
    await after(31)
    expect(await rows('checkouts', 'cart_id = $1', [merged.state.cartId])).toBe(0)
    const named = "cart_id = $1 AND (snapshot ->> 'email' <> '' OR snapshot -> 'payment' <> 'null')"
    expect(await rows('payment_attempts', named, [declined.state.cartId])).toBe(0)
  })

  it('is deleted of the recipient of a gift certificate whose payment was declined', async () => {
    const declined = shop.shopper()
    await declined.begin()
    await declined.add()
    await declined.addCertificate('50', {
      recipient_email: 'carol@example.com',
      gift_message: 'Hi',
    })
    await declined.putShipping()
    await declined.putDelivery()
    await declined.payWith(DECLINED)
    await declined.place(newAttemptId())
    const values = [declined.state.cartId]
    const named = (table: string) =>
      rows(table, `cart_id = $1 AND ${table}::text LIKE '%carol@example.com%'`, values)
    expect([await named('payment_attempts'), await named('cart_items')]).toEqual([1, 1])
    await after(31)
    expect([await named('payment_attempts'), await named('cart_items')]).toEqual([0, 1])
    const [attempt] = await shop.sql(
      "SELECT snapshot #> '{order,order_items}' AS lines FROM payment_attempts WHERE cart_id = $1",
      values,
    )
    expect(attempt?.['lines']).toMatchObject([
      { merchandise: { wallpaper_item: null } },
      {
        merchandise: { stock_item: { code: 'GIFT_CERTIFICATE', size: '50' } },
        text: { product: '' },
      },
    ])
    await after(91)
    expect([await rows('carts', 'id = $1', values), await named('cart_items')]).toEqual([1, 0])
    expect([...(await after(91)).values()].every((deleted) => deleted === 0)).toBe(true)
  })
})
