import { addToCart, createHandover, getCart, redeemHandover } from '@selvage/core/cart'
import type { CartItemInput } from '@selvage/core/cart'
import { createGuest } from '@selvage/core/session'
import type { Gateway } from '@selvage/core/gateway'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openReferenceGateway, DATABASES } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

let keys = 0
const add = (gateway: Gateway, designId: number, quantity = 1) => {
  const item: CartItemInput = { designId, fabric: 'PETAL_SIGNATURE_COTTON', size: 'YARD', quantity }
  return gateway.send(addToCart, { body: item }, { key: `line-${++keys}` })
}

describe.each(DATABASES)('the hand-over on %s', (database) => {
  let gateway: ReferenceGateway
  let now = new Date('2026-11-01T12:00:00Z')
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database, deps: () => ({ now: () => now }) })
    await gateway.deps.db.pool.query('UPDATE designs SET mature = false, for_sale = true')
  })
  afterAll(() => gateway.close())

  const embed = async (preferences: { country?: string; currency?: 'GBP' } = {}) => {
    const page = gateway.partner()
    page.token =
      (await page.gateway.send(createGuest, { body: { kind: 'embed', ...preferences } }))
        .cartToken ?? undefined
    return page
  }
  const storefront = async () => {
    const shopper = gateway.shopper()
    await shopper.gateway.send(createGuest, { body: { kind: 'session' } })
    return shopper.gateway
  }
  const code = async (from: Gateway) => (await from.send(createHandover, { body: {} })).code
  const cartOf = (of: Gateway) => of.send(getCart, { params: { id: 'pending' }, query: {} })

  it("carries the embed's lines into the session's cart, once, and empties the embed's", async () => {
    const page = await embed()
    await add(page.gateway, 1, 2)
    await add(page.gateway, 2)
    const shop = await storefront()
    await add(shop, 1)
    const carried = await code(page.gateway)
    const merged = await shop.send(redeemHandover, { body: { code: carried } })
    expect(merged).toMatchObject({ savedForLater: 0, count: 4 })
    expect(merged.items.map(({ design, quantity }) => [design?.id, quantity])).toEqual([
      [1, 3],
      [2, 1],
    ])
    expect(await cartOf(page.gateway)).toMatchObject({ count: 0 })
    // The same request again, its answer lost: nothing is merged twice.
    expect(await shop.send(redeemHandover, { body: { code: carried } })).toMatchObject({
      count: 4,
      version: merged.version,
    })
    await expect(
      (await storefront()).send(redeemHandover, { body: { code: carried } }),
    ).rejects.toMatchObject({ code: 'HANDOVER_INVALID', status: 400 })
  })

  it("answers the guest's preferences, also when it is repeated", async () => {
    const page = await embed({ country: 'GB', currency: 'GBP' })
    await add(page.gateway, 1)
    const shop = await storefront()
    const carried = await code(page.gateway)
    for (let times = 0; times < 2; times += 1) {
      const { preferences } = await shop.send(redeemHandover, { body: { code: carried } })
      expect(preferences).toEqual({ country: 'GB', currency: 'GBP', measurement: 'metric' })
    }
  })

  it('is redeemed once by many concurrent requests', async () => {
    const page = await embed()
    await add(page.gateway, 5)
    const carried = await code(page.gateway)
    const shops = await Promise.all(Array.from({ length: 6 }, storefront))
    const settled = await Promise.allSettled(
      shops.map((shop) => shop.send(redeemHandover, { body: { code: carried } })),
    )
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('ends after five minutes, and rejects an empty cart', async () => {
    const page = await embed()
    await expect(page.gateway.send(createHandover, { body: {} })).rejects.toMatchObject({
      code: 'ORDER_CONTAINS_NO_ITEMS',
    })
    await add(page.gateway, 1)
    const carried = await code(page.gateway)
    const shop = await storefront()
    now = new Date(now.getTime() + 5 * 60_000)
    await expect(shop.send(redeemHandover, { body: { code: carried } })).rejects.toMatchObject({
      code: 'HANDOVER_INVALID',
    })
    await expect(shop.send(redeemHandover, { body: { code: 'guess' } })).rejects.toMatchObject({
      code: 'HANDOVER_INVALID',
    })
    expect(await cartOf(page.gateway)).toMatchObject({ count: 1 })
  })

  it('saves lines above 50 and pieces above 99 for later', async () => {
    const page = await embed()
    for (let designId = 1; designId <= 30; designId += 1)
      await add(page.gateway, designId, designId === 1 ? 90 : 1)
    const shop = await storefront()
    await add(shop, 1, 20)
    for (let designId = 101; designId <= 129; designId += 1) await add(shop, designId)
    const merged = await shop.send(redeemHandover, { body: { code: await code(page.gateway) } })
    expect(merged.items).toHaveLength(50)
    expect(merged.items[0]).toMatchObject({ quantity: 99 })
    expect(merged.savedForLater).toBe(10)
    const { rows } = await gateway.deps.db.pool.query<{ pieces: string; lines: string }>(
      "SELECT count(*) AS lines, sum(quantity) AS pieces FROM cart_items WHERE cart_id = $1 AND status = 'saved'",
      [merged.id],
    )
    expect(rows).toEqual([{ lines: '10', pieces: '20' }])
  })

  it('stores no code', async () => {
    const page = await embed()
    await add(page.gateway, 1)
    const carried = await code(page.gateway)
    const { rows } = await gateway.deps.db.pool.query<{ row: string }>(
      'SELECT row_to_json(h)::text AS row FROM cart_handovers h',
    )
    for (const { row } of rows) expect(row).not.toContain(carried)
  })
})
