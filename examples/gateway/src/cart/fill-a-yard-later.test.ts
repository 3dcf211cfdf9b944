import { addToCart, createHandover, redeemHandover } from '@selvage/core/cart'
import { createGuest } from '@selvage/core/session'
import { addWallpaper } from '@selvage/core/wallpaper'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import { newGuest, newKey, readCart } from '../testing/cart-gateway.ts'
import { addYard, COTTON, filled, openYardGateway } from '../testing/filled-yards.ts'

describe.each(DATABASES)('a filled yard that stays in the cart on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openYardGateway(database)
  })
  afterAll(() => gateway.close())
  const sql = (text: string) => gateway.deps.db.pool.query(text)

  it('is marked when its fabric, a design or the collection is gone', async () => {
    const shopper = await newGuest(gateway)
    await addYard(shopper, filled([12, 3]))
    const cleanup = async (change: string, undo: string) => {
      await sql(change)
      const cart = await readCart(shopper)
      await sql(undo)
      return [cart?.items[0]?.cleanup, cart?.pricing.subtotal.minor]
    }
    expect(
      await cleanup(
        `UPDATE fabrics SET status = 'out_of_stock' WHERE code = '${COTTON}'`,
        `UPDATE fabrics SET status = 'available' WHERE code = '${COTTON}'`,
      ),
    ).toEqual(['fabric_unavailable', 0])
    expect(
      await cleanup(
        'UPDATE designs SET for_sale = false WHERE id = 12',
        'UPDATE designs SET for_sale = true WHERE id = 12',
      ),
    ).toEqual(['design_unavailable', 0])
    expect(
      await cleanup(
        'UPDATE designs SET mature = true WHERE id = 3',
        'UPDATE designs SET mature = false WHERE id = 3',
      ),
    ).toEqual(['design_unavailable', 0])
    expect(
      await cleanup(
        'DELETE FROM collection_designs WHERE collection_id = 7 AND design_id = 3',
        'INSERT INTO collection_designs VALUES (7, 3, 2)',
      ),
    ).toEqual(['design_unavailable', 0])
    expect(
      await cleanup(
        'UPDATE collections SET public = false WHERE id = 7',
        'UPDATE collections SET public = true WHERE id = 7',
      ),
    ).toEqual(['item_unavailable', 0])
    expect(
      await cleanup(
        'UPDATE collections SET designer_only = true WHERE id = 7',
        'UPDATE collections SET designer_only = false WHERE id = 7',
      ),
    ).toEqual(['item_unavailable', 0])
    expect((await readCart(shopper))?.items[0]?.cleanup).toBeNull()
  })

  it('outlives its collection, which then cannot be printed', async () => {
    const shopper = await newGuest(gateway)
    await sql(
      "INSERT INTO collections (id, name, slug, description, designer_id) VALUES (900, 'Short Lived', 'short-lived', '', 1)",
    )
    await sql('INSERT INTO collection_designs VALUES (900, 9, 0)')
    await addYard(shopper, filled([9], { collectionId: 900 }))
    await sql('DELETE FROM collections WHERE id = 900')
    expect((await readCart(shopper))?.items).toMatchObject([
      { cleanup: 'item_unavailable', fillAYard: { collectionName: 'Short Lived' } },
    ])
  })

  it('is handed over with the other kinds, and saved for later where there is no room', async () => {
    const page = gateway.partner()
    page.token =
      (await page.gateway.send(createGuest, { body: { kind: 'embed' } })).cartToken ?? undefined
    const wall = {
      designId: 2,
      wallpaper: 'SMOOTH',
      size: 'PANEL_9_FT',
      quantity: 90,
    } as const
    await addYard(page, filled([9]), 60)
    await page.gateway.send(addWallpaper, { body: wall }, { key: newKey() })
    await page.gateway.send(
      addToCart,
      { body: { designId: 2, fabric: COTTON, size: 'YARD', quantity: 1 } },
      { key: newKey() },
    )
    const shopper = await newGuest(gateway)
    await addYard(shopper, filled([9]), 50)
    await shopper.gateway.send(addWallpaper, { body: wall }, { key: newKey() })
    const { code } = await page.gateway.send(createHandover, { body: {} })
    const merged = await shopper.gateway.send(redeemHandover, { body: { code } })
    expect(merged.items.map(({ type, subType, quantity }) => [type, subType, quantity])).toEqual([
      ['fabric', 'fill_a_yard', 99],
      ['wallpaper', null, 99],
      ['fabric', null, 1],
    ])
    expect(merged.savedForLater).toBe(92)
    const { rows } = await gateway.deps.db.pool.query<{ type: string; quantity: number }>(
      "SELECT type, quantity FROM cart_items WHERE cart_id = $1 AND status = 'saved' ORDER BY position",
      [merged.id],
    )
    expect(rows).toEqual([
      { type: 'fill_a_yard', quantity: 11 },
      { type: 'wallpaper', quantity: 81 },
    ])
  })
})
