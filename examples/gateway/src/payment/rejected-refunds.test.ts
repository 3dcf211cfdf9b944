import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { opsKey } from '../ops/operator.ts'
import { placedOrders } from '../orders/testing/placed-orders.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { REJECTED_REFUNDS } from './rejected-refunds.ts'
import { openPayShop, testDatabase } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { rejectingRefunds } from './testing/rejecting-refunds.ts'

describe.each(DATABASES)("the operator's page of rejected refunds on %s", (database) => {
  let shop: PayShop
  let orders: ReturnType<typeof placedOrders>
  let headers: Record<string, string> = {}
  const rejecting = rejectingRefunds()
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database), rejecting)
    orders = placedOrders(shop)
    const authorization = `Basic ${btoa(`me:${opsKey(shop.deps.config.dataDir)}`)}`
    headers = { authorization, 'sec-fetch-site': 'same-origin' }
  })
  afterAll(async () => shop.close())

  const page = async () => (await shop.send('/ops/refunds', { headers })).text()
  const press = async (id: string, what: 'again' | 'settle') =>
    (await shop.send(`/ops/refunds/${id}/${what}`, { method: 'POST', headers })).headers
      .get('location')
      ?.replace('/ops/refunds?decided=', '')
  const waiting = () => shop.sql(REJECTED_REFUNDS)

  /** An order that its shopper canceled, and whose refund the provider rejected. */
  async function canceled() {
    const bought = await orders.buy()
    rejecting.isOn = true
    await bought.cancel()
    rejecting.isOn = false
    const [refund] = await shop.sql('SELECT id FROM refunds WHERE order_number = $1', [
      bought.order.number,
    ])
    return { ...bought, refundId: String(refund?.['id']) }
  }

  it('lists the money that the shopper waits for, until the provider gives it back', async () => {
    const { id, order, refundId } = await canceled()
    expect(await waiting()).toEqual([{ id: refundId }])
    const amount = `US$${(order.amount_minor / 100).toFixed(2)}`
    expect(await page()).toContain(`${amount} of ${order.number}`)
    rejecting.isOn = true
    expect(await press(refundId, 'again')).toBe('rejected')
    rejecting.isOn = false
    expect(await waiting()).toEqual([{ id: `again-${refundId}` }])
    expect(await press(`again-${refundId}`, 'again')).toBe('done')
    expect(await press(`again-${refundId}`, 'again')).toBe('over')
    expect(await press(refundId, 'again')).toBe('over')
    expect(await waiting()).toEqual([])
    expect(orders.given(id).map(({ amount_minor: minor }) => minor)).toEqual([order.amount_minor])
  })

  it('takes it that the money was given back otherwise, once', async () => {
    const { id, order, refundId, read } = await canceled()
    expect(await press(refundId, 'settle')).toBe('settled')
    expect(await press(refundId, 'settle')).toBe('over')
    expect(await press('unknown', 'settle')).toBe('over')
    expect(await waiting()).toEqual([])
    expect(orders.given(id)).toEqual([])
    const { invoice } = (await read()).json.order ?? {}
    expect(invoice?.refunds.map(({ raw_amount: raw }) => raw)).toEqual([order.amount_minor / 100])
    const again = (await shop.operator(
      'POST',
      `/ops/orders/${order.number}/refunds`,
      {},
      { 'X-Ops-Key': opsKey(shop.deps.config.dataDir), 'Idempotency-Key': randomUUID() },
    )) as { readonly errors?: readonly { readonly message: string }[] }
    expect(again.errors?.[0]?.message).toMatch(/given back already/)
  })
})
