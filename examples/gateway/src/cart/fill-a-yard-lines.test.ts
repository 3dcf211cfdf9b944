import { cartCount, getCart, patchItem } from '@selvage/core/cart'
import {
  getTemplates,
  layoutCode,
  replaceFillAYard,
  toFillAYardPayload,
} from '@selvage/core/fill-a-yard'
import type { Layout } from '@selvage/core/fill-a-yard'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../testing/test-gateway.ts'
import type { Shopper, ReferenceGateway } from '../testing/test-gateway.ts'
import { newGuest, postLine, readCart } from '../testing/cart-gateway.ts'
import { addYard, COTTON, filled, openYardGateway } from '../testing/filled-yards.ts'

describe.each(DATABASES)('Fill-A-Yard in the cart on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openYardGateway(database)
  })
  afterAll(() => gateway.close())
  const sql = (text: string) => gateway.deps.db.pool.query(text)
  const rejection = async (shopper: Shopper, body: unknown) => {
    const answer = await postLine(shopper, '/fill_a_yard/order_items', body)
    const { errors = [] } = (await answer.json()) as { errors?: { code: string; field?: string }[] }
    return [answer.status, ...errors.map(({ code, field }) => `${code} ${field}`)]
  }

  it('is a line with its layout, picture and colours; the same layout twice is one line', async () => {
    const shopper = await newGuest(gateway)
    const layout = filled([9, null, 5])
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => addYard(shopper, layout, 2, 'one-yard')),
    )
    expect(new Set(answers.map(({ itemId }) => itemId)).size).toBe(1)
    const { cart } = await addYard(shopper, layout)
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
    const other = await addYard(shopper, filled([9, 5, null]))
    expect(other.cart.items).toHaveLength(2)
    const again = await addYard(await newGuest(gateway), layout)
    expect(again.cart.items[0]?.fillAYard?.image).toBe(cart.items[0]?.fillAYard?.image)
  })

  it('is priced by its yards', async () => {
    const shopper = await newGuest(gateway)
    await addYard(shopper, filled([9], { templateId: 5, fabric: 'BELGIAN_LINEN' }), 2)
    const { cart } = await addYard(shopper, filled([9, 5], { templateId: 1 }))
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
      query: { collectionId: 7, currency: 'GBP' },
    })
    // Two yards cost twice what the page says of one.
    expect(pounds?.items[1]?.unitPrice.minor).toBe(
      2 * (fabrics.find(({ code }) => code === COTTON)?.pricePerYard.minor ?? 0),
    )
    await sql("UPDATE exchange_rates SET rate = 0.79 WHERE currency = 'GBP'")
  })

  it('rejects what cannot be printed, at its field', async () => {
    const shopper = await newGuest(gateway)
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
    expect(await at(filled([9]), { quantity: 100 })).toEqual([400, 'FIELD_VALUE_INVALID quantity'])
    expect(await at(filled([9]), { price: 1 })).toEqual([
      400,
      'FIELD_NAME_INVALID_OR_INEDITABLE price',
    ])
    expect(await readCart(shopper)).toBeNull()
    const { rows } = await gateway.deps.db.pool.query(
      "SELECT 1 FROM layouts WHERE code LIKE '%polartec%'",
    )
    expect(rows).toEqual([])
  })

  it('is edited in place, and joins a line that it has become', async () => {
    const shopper = await newGuest(gateway)
    const { itemId } = await addYard(shopper, filled([9]), 2)
    const second = await addYard(shopper, filled([5]))
    const replace = (id: string, layout: Layout, version: number, quantity = 1) =>
      shopper.gateway.send(
        replaceFillAYard,
        { params: { id }, body: { layout, quantity } },
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
})
