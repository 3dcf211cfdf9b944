import {
  addToCart,
  createHandover,
  getCart,
  previewHandover,
  redeemHandover,
} from '@selvage/core/cart'
import type { CartItemInput } from '@selvage/core/cart'
import { createGuest } from '@selvage/core/session'
import type { Gateway } from '@selvage/core/gateway'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenHash } from '../secrets/keys.ts'
import { DATABASES, FOREIGN_ORIGIN, openReferenceGateway } from '../testing/test-gateway.ts'
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

  it('names the page that made the code, and no page that has no origin', async () => {
    const page = await embed()
    await add(page.gateway, 1)
    const shown = async () =>
      (await storefront()).send(previewHandover, { body: { code: await code(page.gateway) } })
    expect((await shown()).origin).toBe(FOREIGN_ORIGIN)
    for (const origin of ['null', 'https://a.example/page', 'chrome-extension://abc', '']) {
      const answer = await gateway.fetch('/cart_handover', {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${page.token}`,
          'Content-Type': 'application/json',
          ...(origin !== '' && { Origin: origin }),
        },
        body: '{}',
      })
      const made = (await answer.json()) as { code: string }
      const preview = await (await storefront()).send(previewHandover, { body: made })
      expect([origin, preview.origin, preview.count]).toEqual([origin, null, 1])
    }
  })

  it('is shown to nobody once it has ended, or its cart is being paid for', async () => {
    const page = await embed()
    await add(page.gateway, 1)
    const carried = await code(page.gateway)
    const { gateway: stranger } = gateway.partner()
    const preview = () => stranger.send(previewHandover, { body: { code: carried } })
    expect((await preview()).count).toBe(1)
    const setState = (state: string) =>
      gateway.deps.db.pool.query(
        'UPDATE carts SET state = $1 WHERE id = (SELECT cart_id FROM cart_handovers WHERE code_hash = $2)',
        [state, tokenHash(carried)],
      )
    await setState('paying')
    await expect(preview()).rejects.toMatchObject({ code: 'HANDOVER_INVALID', status: 400 })
    const shop = await storefront()
    await expect(shop.send(redeemHandover, { body: { code: carried } })).rejects.toMatchObject({
      code: 'HANDOVER_INVALID',
    })
    await setState('open')
    now = new Date(now.getTime() + 5 * 60_000)
    await expect(preview()).rejects.toMatchObject({ code: 'HANDOVER_INVALID', status: 400 })
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
    expect(merged.savedForLater).toBe(20)
    const { rows } = await gateway.deps.db.pool.query<{ pieces: string; lines: string }>(
      "SELECT count(*) AS lines, sum(quantity) AS pieces FROM cart_items WHERE cart_id = $1 AND status = 'saved'",
      [merged.id],
    )
    expect(rows).toEqual([{ lines: '10', pieces: '20' }])
  })

  it('takes nothing out of a cart that is being paid for or is an order', async () => {
    for (const state of ['paying', 'ordered']) {
      const page = await embed()
      await add(page.gateway, 1)
      const [carried, cart] = [await code(page.gateway), await cartOf(page.gateway)]
      await gateway.deps.db.pool.query('UPDATE carts SET state = $1 WHERE id = $2', [
        state,
        cart?.id,
      ])
      const shop = await storefront()
      await add(shop, 2)
      await expect(shop.send(redeemHandover, { body: { code: carried } })).rejects.toMatchObject({
        code: 'HANDOVER_INVALID',
        status: 400,
      })
      expect(await cartOf(shop)).toMatchObject({ count: 1 })
      const { rows } = await gateway.deps.db.pool.query(
        'SELECT quantity FROM cart_items WHERE cart_id = $1',
        [cart?.id],
      )
      expect(rows).toHaveLength(1)
    }
  })

  it('adds nothing to a cart that is being paid for, and makes no code of it', async () => {
    const page = await embed()
    await add(page.gateway, 1)
    const carried = await code(page.gateway)
    const shop = await storefront()
    const { cart } = await add(shop, 2)
    await gateway.deps.db.pool.query("UPDATE carts SET state = 'paying' WHERE id = $1", [cart.id])
    const paying = { code: 'CART_BEING_PAID', status: 409 }
    await expect(shop.send(redeemHandover, { body: { code: carried } })).rejects.toMatchObject(
      paying,
    )
    await expect(code(shop)).rejects.toMatchObject(paying)
    expect(await cartOf(page.gateway)).toMatchObject({ count: 1 })
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
