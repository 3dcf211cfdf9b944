import { addToCart, cartCount, patchItem, removeItem, replaceItem } from '@selvage/core/cart'
import { addWallpaper, replaceWallpaper, toWallpaperPayload } from '@selvage/core/wallpaper'
import type { WallpaperItemInput } from '@selvage/core/wallpaper'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../testing/test-gateway.ts'
import type { Shopper, ReferenceGateway } from '../testing/test-gateway.ts'
import {
  newGuest,
  newKey,
  openCartGateway,
  postLine,
  readCart,
  readRejection,
} from '../testing/cart-gateway.ts'

const panels: WallpaperItemInput = {
  designId: 1,
  wallpaper: 'SMOOTH',
  size: 'PANEL_9_FT',
  quantity: 5,
}

describe.each(DATABASES)('wallpaper in the cart on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openCartGateway(database)
  })
  afterAll(() => gateway.close())
  const guest = (body?: object): Promise<Shopper> => newGuest(gateway, body)
  const add = (shopper: Shopper, item: Partial<WallpaperItemInput> = {}, lineKey = newKey()) =>
    shopper.gateway.send(addWallpaper, { body: { ...panels, ...item } }, { key: lineKey })

  it('is a line of its own kind, once for its key, raised by the same', async () => {
    const shopper = await guest()
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(shopper, {}, 'one-wall')))
    expect(new Set(answers.map(({ itemId }) => itemId)).size).toBe(1)
    const { cart } = await add(shopper, { quantity: 2 })
    expect(cart.items).toMatchObject([
      {
        type: 'wallpaper',
        subType: null,
        fabric: null,
        fillAYard: null,
        wallpaper: { code: 'SMOOTH', size: 'PANEL_9_FT' },
        design: { id: 1 },
        quantity: 7,
        unitPrice: { minor: 6750 },
        total: { minor: 47_250 },
        unit: 'panel',
        sku: 'WALLPAPER-SMOOTH-PANEL_9_FT-1',
        cleanup: null,
      },
    ])
    expect(cart.pricing.total.minor).toBe(47_250)
    expect(await shopper.gateway.send(cartCount, { body: {} })).toBe(7)
    const reply = await postLine(
      shopper,
      '/wallpapers/order_items',
      toWallpaperPayload({ ...panels, quantity: 9 }),
      { 'Idempotency-Key': 'one-wall' },
    )
    expect(await readRejection(reply)).toEqual([422, 'FIELD_VALUE_INVALID Idempotency-Key'])
  })

  it('is another line than fabric of the same design, and than other sizes and types', async () => {
    const shopper = await guest()
    await shopper.gateway.send(
      addToCart,
      {
        body: {
          designId: 1,
          fabric: 'PETAL_SIGNATURE_COTTON',
          size: 'YARD',
          quantity: 1,
        },
      },
      { key: newKey() },
    )
    await add(shopper)
    await add(shopper, { size: 'SWATCH', quantity: 1 })
    const { cart } = await add(shopper, { wallpaper: 'VINYL', size: 'ROLL_27_FT', quantity: 2 })
    expect(cart.items.map(({ type, unit, quantity }) => [type, unit, quantity])).toEqual([
      ['fabric', 'YARD', 1],
      ['wallpaper', 'panel', 5],
      ['wallpaper', 'swatch', 1],
      ['wallpaper', 'roll', 2],
    ])
    const [, first] = cart.items
    const patched = await shopper.gateway.send(
      patchItem,
      { params: { id: first?.id ?? '' }, body: { quantity: 99 } },
      { version: cart.version },
    )
    expect(patched.items[1]).toMatchObject({ quantity: 99 })
    expect(
      await readRejection(
        await postLine(
          shopper,
          '/wallpapers/order_items',
          toWallpaperPayload({ ...panels, quantity: 1 }),
        ),
      ),
    ).toEqual([400, 'FIELD_VALUE_INVALID quantity'])
    expect(
      (
        await shopper.gateway.send(
          removeItem,
          { params: { id: first?.id ?? '' } },
          { version: patched.version },
        )
      ).items,
    ).toHaveLength(3)
  })

  it('rejects what is not in the contract or the catalogue, each at its field', async () => {
    const shopper = await guest()
    const payload = toWallpaperPayload(panels)
    const wallpaper = (code: string, size: string) => ({
      ...payload,
      merchandise: { wallpaper_item: { code, size } },
    })
    const at = async (body: unknown) =>
      readRejection(await postLine(shopper, '/wallpapers/order_items', body))
    expect(await at({ ...payload, price: 1 })).toEqual([
      400,
      'FIELD_NAME_INVALID_OR_INEDITABLE price',
    ])
    expect(await at({ ...payload, design: { id: 200 } })).toEqual([
      400,
      'DESIGN_NOT_FOR_SALE design.id',
    ])
    for (const id of [201, 999_999])
      expect(await at({ ...payload, design: { id } })).toEqual([
        400,
        'NO_IMAGE_AVAILABLE design.id',
      ])
    expect(await at(wallpaper('SMOOTH', 'ROLL_27_FT'))).toEqual([
      400,
      'FIELD_VALUE_INVALID merchandise.wallpaper_item.size',
    ])
    expect(await at(wallpaper('VINYL', 'PANEL_9_FT'))).toEqual([
      400,
      'FIELD_VALUE_INVALID merchandise.wallpaper_item.size',
    ])
    expect(await at(wallpaper('constructor', 'PANEL_9_FT'))).toEqual([
      400,
      'FIELD_VALUE_INVALID merchandise.wallpaper_item.code',
    ])
    expect(await at(wallpaper('ISOBAR', 'ROLL_27_FT'))).toEqual([
      400,
      'WALLPAPER_OUT_OF_STOCK merchandise.wallpaper_item.code',
    ])
    for (const quantity of [0, 100, 1.5, '5'])
      expect((await at({ ...payload, quantity }))[1]).toMatch(/^FIELD_VALUE_INVALID quantity/)
    expect(await readCart(shopper)).toBeNull()
  })

  it('is replaced in one step, also by another kind, and joins what it becomes', async () => {
    const shopper = await guest()
    const { itemId } = await add(shopper)
    const swatch = await add(shopper, { size: 'SWATCH', quantity: 1 })
    const replace = (id: string, item: Partial<WallpaperItemInput>, version: number) =>
      shopper.gateway.send(
        replaceWallpaper,
        { params: { id }, body: { ...panels, ...item } },
        { version },
      )
    const longer = await replace(itemId, { size: 'PANEL_12_FT', quantity: 4 }, 2)
    expect(longer.items[0]).toMatchObject({
      id: itemId,
      wallpaper: { size: 'PANEL_12_FT' },
      quantity: 4,
      total: { minor: 36_000 },
    })
    await expect(replace(itemId, {}, 2)).rejects.toMatchObject({
      code: 'CART_VERSION_CONFLICT',
      status: 409,
    })
    await expect(
      replace(itemId, { wallpaper: 'ISOBAR', size: 'ROLL_27_FT' }, 3),
    ).rejects.toMatchObject({ code: 'WALLPAPER_OUT_OF_STOCK' })
    const joined = await replace(itemId, { size: 'SWATCH', quantity: 2 }, 3)
    expect(joined.items.map(({ id, quantity }) => [id, quantity])).toEqual([[swatch.itemId, 3]])
    const fabric = await shopper.gateway.send(
      replaceItem,
      {
        params: { id: swatch.itemId },
        body: { designId: 1, fabric: 'VELVET', size: 'YARD', quantity: 1 },
      },
      { version: 4 },
    )
    expect(fabric.items).toMatchObject([
      { id: swatch.itemId, type: 'fabric', wallpaper: null, fabric: { code: 'VELVET' } },
    ])
    const back = await replace(swatch.itemId, {}, 5)
    expect(back.items).toMatchObject([{ id: swatch.itemId, type: 'wallpaper', fabric: null }])
  })

  it('holds 50 lines of all kinds', async () => {
    const shopper = await guest()
    for (let designId = 1; designId <= 50; designId += 1)
      await add(shopper, { designId, quantity: 1 })
    expect(
      await readRejection(
        await postLine(
          shopper,
          '/wallpapers/order_items',
          toWallpaperPayload({ ...panels, designId: 60 }),
        ),
      ),
    ).toEqual([400, 'ORDER_ITEMS_FOR_ORDER_AT_LIMIT'])
    expect((await add(shopper, { designId: 1, quantity: 1 })).cart.items).toHaveLength(50)
  })

  it('is marked and not counted when it is out of stock', async () => {
    const shopper = await guest()
    await add(shopper, { wallpaper: 'VINYL', size: 'ROLL_27_FT', quantity: 1 })
    await add(shopper)
    const { pool } = gateway.deps.db
    await pool.query("UPDATE wallpapers SET status = 'out_of_stock' WHERE code = 'VINYL'")
    expect(await readCart(shopper)).toMatchObject({
      items: [{ cleanup: 'item_unavailable' }, { cleanup: null }],
      pricing: { subtotal: { minor: 33_750 } },
    })
    await pool.query("UPDATE wallpapers SET status = 'available' WHERE code = 'VINYL'")
    expect(await readCart(shopper)).toMatchObject({ items: [{ cleanup: null }, { cleanup: null }] })
  })
})
