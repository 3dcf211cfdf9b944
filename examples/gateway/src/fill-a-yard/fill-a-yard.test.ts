import {
  addToCart,
  cartCount,
  createHandover,
  getCart,
  patchItem,
  redeemHandover,
  toCartPayload,
} from '@selvage/core/cart'
import {
  addFillAYard,
  emptyLayout,
  FILL_A_YARD_FABRICS,
  getTemplates,
  layoutCode,
  replaceFillAYard,
  TEMPLATE_IDS,
  toFillAYardPayload,
} from '@selvage/core/fill-a-yard'
import type { Layout, TemplateId } from '@selvage/core/fill-a-yard'
import { createGuest } from '@selvage/core/session'
import { addWallpaper, toWallpaperPayload } from '@selvage/core/wallpaper'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestGateway, DATABASES } from '../testing/test-gateway.ts'
import type { Shopper, TestGateway } from '../testing/test-gateway.ts'

let keys = 0
const key = (): string => `yard-${++keys}`
const COTTON = 'PETAL_SIGNATURE_COTTON'
const COLLECTION = 7
const OWN = [9, 5, 3, 12] as const

/** A layout whose cells are these designs in turn. */
function filled(
  designs: readonly (number | null)[],
  {
    templateId = 4,
    fabric = COTTON,
    collectionId = COLLECTION,
  }: { templateId?: TemplateId; fabric?: Layout['fabric']; collectionId?: number } = {},
): Layout {
  const empty = emptyLayout(templateId, fabric, collectionId)
  return { ...empty, cells: empty.cells.map((_, at) => designs[at % designs.length] ?? null) }
}

describe.each(DATABASES)('Fill-A-Yard on %s', (database) => {
  let gateway: TestGateway
  const sql = (text: string) => gateway.deps.db.pool.query(text)
  beforeAll(async () => {
    gateway = await createTestGateway({ database })
    await sql('UPDATE designs SET mature = false, for_sale = true')
    await sql('UPDATE designs SET mature = true WHERE id = 20')
    await sql('UPDATE designs SET for_sale = false WHERE id = 21')
    await sql('UPDATE collections SET public = false WHERE id = 50')
    await sql(`DELETE FROM collection_designs WHERE collection_id = ${COLLECTION}`)
    await sql(
      `INSERT INTO collection_designs (collection_id, design_id, position) VALUES ${[...OWN, 20, 21].map((id, at) => `(${COLLECTION}, ${id}, ${at})`).join(', ')}`,
    )
  })
  afterAll(() => gateway.close())

  const guest = async (): Promise<Shopper> => {
    const shopper = gateway.shopper()
    await shopper.gateway.send(createGuest, { body: { kind: 'session' } })
    return shopper
  }
  const add = (shopper: Pick<Shopper, 'gateway'>, layout: Layout, quantity = 1, lineKey = key()) =>
    shopper.gateway.send(
      addFillAYard,
      { body: toFillAYardPayload({ layout, quantity }) },
      { key: lineKey },
    )
  const cartOf = (shopper: Pick<Shopper, 'gateway'>) =>
    shopper.gateway.send(getCart, { params: { id: 'pending' }, query: {} })
  const rejection = async (shopper: Shopper, body: unknown) => {
    const answer = await shopper.fetch('/fill_a_yard/order_items', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key() },
      body: JSON.stringify(body),
    })
    const { errors = [] } = (await answer.json()) as { errors?: { code: string; field?: string }[] }
    return [answer.status, ...errors.map(({ code, field }) => `${code} ${field}`)]
  }

  describe('the templates', () => {
    it('come with their capacity and the price of a yard on each fabric', async () => {
      const { fabrics, templates, collectionId } = await gateway
        .shopper()
        .gateway.send(getTemplates, { query: { collection_id: '7' } })
      expect(collectionId).toBe(7)
      expect(templates.map(({ id }) => id)).toEqual(TEMPLATE_IDS)
      expect(fabrics.map(({ code }) => code)).toEqual(FILL_A_YARD_FABRICS)
      expect(fabrics.find(({ code }) => code === COTTON)).toMatchObject({
        status: 'available',
        pricePerYard: { minor: 1900, currency: 'USD' },
      })
      expect(fabrics.filter(({ status }) => status === 'out_of_stock').length).toBeGreaterThan(0)
      const capacity = (fabric: Layout['fabric']) =>
        templates.map((template) => template.capacity[fabric])
      expect([capacity(COTTON), capacity('BELGIAN_LINEN'), capacity('POLARTEC_FLEECE')]).toEqual([
        [2, 2, 42, 32, 2, 4],
        [2, 2, 54, 48, 2, 6],
        [2, 2, 60, 48, 2, 6],
      ])
    })

    it('are nowhere for a collection that is not shown', async () => {
      for (const id of ['50', '999', '9999999999'])
        expect((await gateway.fetch(`/templates?collection_id=${id}`)).status).toBe(404)
      for (const query of ['', '?collection_id=', '?collection_id=0', '?collection_id=1e3'])
        expect((await gateway.fetch(`/templates${query}`)).status).toBe(400)
    })
  })

  describe('in the cart', () => {
    it('is a line with its layout, picture and colours; the same layout twice is one line', async () => {
      const shopper = await guest()
      const layout = filled([9, null, 5])
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => add(shopper, layout, 2, 'one-yard')),
      )
      expect(new Set(answers.map(({ itemId }) => itemId)).size).toBe(1)
      const { cart } = await add(shopper, layout)
      const {
        rows: [design],
      } = await gateway.deps.db.pool.query<{ palette: string[] }>(
        'SELECT palette_hexes AS palette FROM designs WHERE id = 9',
      )
      expect(cart.items).toMatchObject([
        {
          type: 'fabric',
          subType: 'fill_a_yard',
          design: null,
          wallpaper: null,
          fabric: { code: COTTON, size: 'YARD', type: 'fill_a_yard' },
          quantity: 3,
          unitPrice: { minor: 1900 },
          total: { minor: 5700 },
          cleanup: null,
          fillAYard: { layout: layoutCode(layout) },
        },
      ])
      expect(cart.items[0]?.fillAYard?.palette[0]).toBe(design?.palette[0])
      expect(cart.items[0]?.fillAYard?.collectionName).not.toBe('')
      expect(await shopper.gateway.send(cartCount, { body: {} })).toBe(3)
      const other = await add(shopper, filled([9, 5, null]))
      expect(other.cart.items).toHaveLength(2)
      const again = await add(await guest(), layout)
      expect(again.cart.items[0]?.fillAYard?.image).toBe(cart.items[0]?.fillAYard?.image)
    })

    it('costs its yards', async () => {
      const shopper = await guest()
      await add(shopper, filled([9], { templateId: 5, fabric: 'BELGIAN_LINEN' }), 2)
      const { cart } = await add(shopper, filled([9, 5], { templateId: 1 }))
      expect(cart.items.map(({ unitPrice, total }) => [unitPrice.minor, total.minor])).toEqual([
        [7600, 15_200],
        [3800, 3800],
      ])
      await sql("UPDATE exchange_rates SET rate = 0.7911 WHERE currency = 'GBP'")
      const pounds = await shopper.gateway.send(getCart, {
        params: { id: 'pending' },
        query: { currency: 'GBP' },
      })
      const { fabrics } = await shopper.gateway.send(getTemplates, {
        query: { collection_id: '7', currency: 'GBP' },
      })
      // Two yards cost twice what the page says of one.
      expect(pounds?.items[1]?.unitPrice.minor).toBe(
        2 * (fabrics.find(({ code }) => code === COTTON)?.pricePerYard.minor ?? 0),
      )
      await sql("UPDATE exchange_rates SET rate = 0.79 WHERE currency = 'GBP'")
    })

    it('rejects what cannot be printed, at its field', async () => {
      const shopper = await guest()
      const at = (layout: Layout | string, more: object = {}) =>
        rejection(shopper, {
          fill_a_yard: { layout: typeof layout === 'string' ? layout : layoutCode(layout) },
          quantity: 1,
          ...more,
        })
      expect(await at(filled([null]))).toEqual([400, 'FIELD_VALUE_INVALID fill_a_yard.layout'])
      expect(await at('')).toEqual([400, 'FIELD_CANNOT_BE_BLANK fill_a_yard.layout'])
      for (const code of [
        'nonsense',
        '2.4.x',
        `${layoutCode(filled([9]))}x`,
        layoutCode(filled([9])).replace('petal_signature_cotton', 'constructor'),
      ])
        expect(await at(code)).toEqual([400, 'FIELD_VALUE_INVALID fill_a_yard.layout'])
      expect(await at(filled([9], { collectionId: 50 }))).toEqual([
        400,
        'COLLECTION_NOT_FOUND fill_a_yard.layout',
      ])
      expect(await at(filled([9], { collectionId: 999 }))).toEqual([
        400,
        'COLLECTION_NOT_FOUND fill_a_yard.layout',
      ])
      // A design of another collection, a mature one, one that never was.
      for (const id of [1, 20, 999_999])
        expect(await at(filled([9, id]))).toEqual([400, 'NO_IMAGE_AVAILABLE fill_a_yard.layout'])
      expect(await at(filled([9, 21]))).toEqual([400, 'DESIGN_NOT_FOR_SALE fill_a_yard.layout'])
      expect(await at(filled([9], { fabric: 'POLARTEC_FLEECE' }))).toEqual([
        400,
        'FABRIC_OUT_OF_STOCK fill_a_yard.layout',
      ])
      expect(await at(filled([9]), { quantity: 100 })).toEqual([
        400,
        'FIELD_VALUE_INVALID quantity',
      ])
      expect(await at(filled([9]), { price: 1 })).toEqual([
        400,
        'FIELD_NAME_INVALID_OR_INEDITABLE price',
      ])
      expect(await cartOf(shopper)).toBeNull()
      const { rows } = await gateway.deps.db.pool.query(
        "SELECT 1 FROM layouts WHERE code LIKE '%polartec%'",
      )
      expect(rows).toEqual([])
    })

    it('is edited in place, and joins a line that it has become', async () => {
      const shopper = await guest()
      const { itemId } = await add(shopper, filled([9]), 2)
      const second = await add(shopper, filled([5]))
      const replace = (id: string, layout: Layout, version: number, quantity = 1) =>
        shopper.gateway.send(
          replaceFillAYard,
          { params: { id }, body: toFillAYardPayload({ layout, quantity }) },
          { version },
        )
      const edited = await replace(itemId, filled([9, 3]), 2, 2)
      expect(
        edited.items.map(({ id, quantity, fillAYard }) => [id, quantity, fillAYard?.layout]),
      ).toEqual([
        [itemId, 2, layoutCode(filled([9, 3]))],
        [second.itemId, 1, layoutCode(filled([5]))],
      ])
      await expect(replace(itemId, filled([5]), 2)).rejects.toMatchObject({
        code: 'CART_VERSION_CONFLICT',
        status: 409,
      })
      const joined = await replace(itemId, filled([5]), 3, 2)
      expect(joined.items.map(({ id, quantity }) => [id, quantity])).toEqual([[second.itemId, 3]])
      expect(
        (
          await shopper.gateway.send(
            patchItem,
            { params: { id: second.itemId }, body: { quantity: 99 } },
            { version: 4 },
          )
        ).count,
      ).toBe(99)
      expect(
        await rejection(shopper, toFillAYardPayload({ layout: filled([5]), quantity: 1 })),
      ).toEqual([400, 'FIELD_VALUE_INVALID quantity'])
      await expect(replace('A'.repeat(22), filled([5]), 5)).rejects.toMatchObject({
        code: 'ORDER_ITEM_NOT_FOUND',
        status: 404,
      })
    })

    it('says what has gone: fabric, a design, the collection', async () => {
      const shopper = await guest()
      await add(shopper, filled([12, 3]))
      const cleanup = async (change: string, undo: string) => {
        await sql(change)
        const cart = await cartOf(shopper)
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
      expect((await cartOf(shopper))?.items[0]?.cleanup).toBeNull()
    })

    it('outlives its collection, which then cannot be printed', async () => {
      const shopper = await guest()
      await sql(
        "INSERT INTO collections (id, name, slug, description, designer_id) VALUES (900, 'Short Lived', 'short-lived', '', 1)",
      )
      await sql('INSERT INTO collection_designs VALUES (900, 9, 0)')
      await add(shopper, filled([9], { collectionId: 900 }))
      await sql('DELETE FROM collections WHERE id = 900')
      expect((await cartOf(shopper))?.items).toMatchObject([
        { cleanup: 'item_unavailable', fillAYard: { collectionName: 'Short Lived' } },
      ])
    })
  })

  it('is handed over with the other kinds, and what finds no room is kept for later', async () => {
    const page = gateway.partner()
    page.token =
      (await page.gateway.send(createGuest, { body: { kind: 'embed' } })).cartToken ?? undefined
    const wall = toWallpaperPayload({
      designId: 2,
      wallpaper: 'SMOOTH',
      size: 'PANEL_9_FT',
      quantity: 90,
    })
    await add(page, filled([9]), 60)
    await page.gateway.send(addWallpaper, { body: wall }, { key: key() })
    await page.gateway.send(
      addToCart,
      { body: toCartPayload({ designId: 2, fabric: COTTON, size: 'YARD', quantity: 1 }) },
      { key: key() },
    )
    const shopper = await guest()
    await add(shopper, filled([9]), 50)
    await shopper.gateway.send(addWallpaper, { body: wall }, { key: key() })
    const { code } = await page.gateway.send(createHandover, { body: {} })
    const merged = await shopper.gateway.send(redeemHandover, { body: { code } })
    expect(merged.items.map(({ type, subType, quantity }) => [type, subType, quantity])).toEqual([
      ['fabric', 'fill_a_yard', 99],
      ['wallpaper', null, 99],
      ['fabric', null, 1],
    ])
    expect(merged.savedForLater).toBe(2)
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
