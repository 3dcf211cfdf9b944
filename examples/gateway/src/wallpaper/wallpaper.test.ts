import { addToCart, cartCount, getCart, patchItem, removeItem, replaceItem, toCartPayload } from '@selvage/core/cart'
import { createGuest } from '@selvage/core/session'
import { addWallpaper, compareWallpapers, estimateWall, listWallpapers, planWall, replaceWallpaper, toWallpaperPayload, WALLPAPER_CODES, wallpaperSizesOf, wallRepeat } from '@selvage/core/wallpaper'
import type { WallpaperItemInput } from '@selvage/core/wallpaper'
import { getDesign } from '@selvage/core/design'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestGateway, DATABASES } from '../testing/test-gateway.ts'
import type { Shopper, TestGateway } from '../testing/test-gateway.ts'
import BAD_INPUTS from './calculator.bad-inputs.json' with { type: 'json' }

let keys = 0
const key = (): string => `wallpaper-${++keys}`
const panels: WallpaperItemInput = { designId: 1, wallpaper: 'SMOOTH', size: 'PANEL_9_FT', quantity: 5 }

describe.each(DATABASES)('wallpaper on %s', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await createTestGateway({ database })
    await gateway.deps.db.pool.query('UPDATE designs SET mature = false, for_sale = true')
    await gateway.deps.db.pool.query('UPDATE designs SET for_sale = false WHERE id = 200')
    await gateway.deps.db.pool.query('UPDATE designs SET mature = true WHERE id = 201')
  })
  afterAll(() => gateway.close())

  const guest = async (body: object = {}): Promise<Shopper> => {
    const shopper = gateway.shopper()
    await shopper.gateway.send(createGuest, { body: { kind: 'session', ...body } })
    return shopper
  }
  const add = (shopper: Shopper, item: Partial<WallpaperItemInput> = {}, lineKey = key()) => shopper.gateway.send(addWallpaper, { body: toWallpaperPayload({ ...panels, ...item }) }, { key: lineKey })
  const cartOf = (shopper: Shopper) => shopper.gateway.send(getCart, { params: { id: 'pending' }, query: {} })
  const refusal = async (answer: Response) => {
    const { errors = [] } = (await answer.json()) as { errors?: { code: string, field?: string, message?: string }[] }
    return [answer.status, ...errors.map(({ code, field, message }) => [code, field, message].filter(Boolean).join(' '))]
  }
  const post = (shopper: Shopper, path: string, body: unknown, headers: Record<string, string> = {}) =>
    shopper.fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key(), ...headers }, body: typeof body === 'string' ? body : JSON.stringify(body) })

  describe('the offer', () => {
    it('has every wallpaper in the shop\'s order with each of its sizes, and says what is out of stock', async () => {
      const offers = await gateway.shopper().gateway.send(listWallpapers, { query: {} })
      expect(offers.map(({ code }) => code)).toEqual(WALLPAPER_CODES)
      for (const { code, sizes } of offers) expect(Object.keys(sizes)).toEqual(wallpaperSizesOf(code))
      expect(offers.filter(({ status }) => status !== 'available').map(({ code }) => code)).toEqual(['ISOBAR'])
      expect(offers[0]).toMatchObject({ code: 'SMOOTH', defaultSize: 'PANEL_9_FT', sizes: { SWATCH: { minor: 500 }, PANEL_9_FT: { minor: 6750, currency: 'USD' } } })
      const [euros] = await gateway.shopper().gateway.send(listWallpapers, { query: { currency: 'EUR' } })
      expect(euros?.sizes.PANEL_9_FT).toEqual({ minor: 6210, currency: 'EUR' })
      expect(await refusal(await gateway.shopper().fetch('/wallpapers?currency=XXX'))).toEqual([400, 'CURRENCY_INVALID currency'])
    })
  })

  describe('the calculator', () => {
    const estimate = (code: string, body: { height: number, widths: number[] }, query: Record<string, string | number> = {}) =>
      gateway.shopper().gateway.send(estimateWall, { params: { code }, body, query })

    it('plans and prices a wall as the page does', async () => {
      const { plan } = await estimate('SMOOTH', { height: 96, widths: [120] })
      expect(plan).toEqual({
        panels: 5, wastePercent: 11.1, squareFeet: 90, total: { minor: 33_750, currency: 'USD' }, unitPrice: { minor: 6750, currency: 'USD' },
        items: [{ size: 'PANEL_9_FT', length: 108, quantity: 5 }],
      })
      expect((await estimate('non_pasted', { height: 96, widths: [120] })).plan).toMatchObject({ items: [{ size: 'ROLL_27_FT', quantity: 2 }], squareFeet: 108 })
      expect((await estimate('grasscloth', { height: 244, widths: [300] }, { measurement_system: 'metric', currency: 'GBP' })).plan?.total.currency).toBe('GBP')
    })

    it('prints the design as wallpaper does: every design agrees with its own plan', async () => {
      let shifted = 0
      for (let id = 1; id <= 60; id += 1) {
        const design = await gateway.shopper().gateway.send(getDesign, { params: { id }, query: {} })
        for (const system of ['imperial', 'metric'] as const) {
          const wall = system === 'imperial' ? { height: 140, widths: [120, 31] } : { height: 360, widths: [305, 80] }
          const local = planWall({ system, ...wall, kind: 'panel', repeat: wallRepeat(design.repeat, system) })
          const found = await estimate('SMOOTH', wall, { design_id: id, measurement_system: system })
          if (local.ok) expect(found.plan).toMatchObject({ panels: local.panels, wastePercent: local.wastePercent, items: local.items.map(({ length, quantity }) => ({ length, quantity })) })
          else expect(found.refusal).toMatchObject({ error: local.error, maxHeight: local.maxHeight })
          if (local.ok && local.repeatAllowance > 0) shifted += 1
          if (!local.ok) shifted += 1
        }
      }
      expect(shifted).toBeGreaterThan(0)
    })

    it('says why a wall cannot be hung and what else really fits, without what is out of stock', async () => {
      const tall = await estimate('SMOOTH', { height: 145, widths: [120] })
      expect(tall).toMatchObject({ plan: null, refusal: { error: 'panel-height', maxHeight: 144, alternatives: ['NON_PASTED', 'GRASSCLOTH', 'SILVER_METALLIC', 'GOLD_METALLIC', 'VINYL'] } })
      expect(await estimate('VINYL', { height: 325, widths: [48] })).toMatchObject({ refusal: { error: 'roll-height', maxHeight: 324, alternatives: [] } })
      expect((await estimate('SMOOTH', { height: 367, widths: [300] }, { measurement_system: 'metric' })).refusal).toMatchObject({ error: 'panel-height', maxHeight: 366 })
    })

    it('compares every wallpaper for one wall', async () => {
      const all = await gateway.shopper().gateway.send(compareWallpapers, { query: {}, body: { height: 109, widths: [120] } })
      expect(all.map(({ code }) => code)).toEqual(WALLPAPER_CODES)
      expect(all.find(({ code }) => code === 'ISOBAR')).toMatchObject({ status: 'out_of_stock', plan: { items: [{ size: 'ROLL_27_FT', quantity: 3 }] } })
      for (const { plan } of all) expect(plan?.total.minor).toBe((plan?.unitPrice.minor ?? 0) * (plan?.items[0]?.quantity ?? 0))
    })

    it('knows its wallpapers by both spellings alone', async () => {
      const wall = { height: 96, widths: [120] }
      for (const path of ['PEEL_AND_STICK', 'peel_and_stick']) expect((await post(gateway.shopper(), `/wallpapers/prices/calculate/${path}`, wall)).status).toBe(200)
      for (const path of ['Peel_And_Stick', 'constructor', '__proto__', 'SWATCH', '%00', 'x'.repeat(4_000)]) expect((await post(gateway.shopper(), `/wallpapers/prices/calculate/${path}`, wall)).status).toBe(404)
    })

    it('refuses a design that is not shown, at its field', async () => {
      const wall = { height: 96, widths: [120] }
      const at = async (id: string) => refusal(await post(gateway.shopper(), `/wallpapers/prices/calculate?design_id=${id}`, wall))
      for (const id of ['999999', '9999999999', '201']) expect(await at(id)).toEqual([400, 'NO_IMAGE_AVAILABLE design_id'])
      for (const id of ['0', '-1', '1;', '1e3']) expect(await at(id)).toEqual([400, 'FIELD_VALUE_INVALID design_id'])
    })

    it('refuses walls that are too wide together, and more walls than one plan has', async () => {
      const at = async (widths: unknown) => refusal(await post(gateway.shopper(), '/wallpapers/prices/calculate', { height: 96, widths }))
      expect(await at([60_000, 60_000])).toEqual([400, 'FIELD_VALUE_INVALID widths must be at most 100000'])
      expect(await at(Array(101).fill(10))).toEqual([400, 'FIELD_VALUE_INVALID widths'])
      expect(await at([0])).toEqual([400, 'FIELD_VALUE_INVALID widths.0 must be at least 1'])
    })

    describe('hostile input', () => {
      /** Feet where the row says no unit: 12 ft are 144 in. */
      const INCHES_PER_FOOT = 12
      const feet = (value: unknown): unknown => (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1e6 ? value * INCHES_PER_FOOT : value)
      const spread = (widths: unknown): unknown => (typeof widths === 'object' && widths !== null && '$repeatList' in widths ? Array((widths.$repeatList as [number, number])[1]).fill((widths.$repeatList as [number, number])[0]) : widths)
      const lengths = (value: unknown): unknown => (Array.isArray(value) ? value.map(feet) : feet(value))

      it.each(BAD_INPUTS)('$id', async ({ input, verdict, http, code, message }: { input: { path?: string, height?: unknown, widths?: unknown, unit?: string, design?: string }, verdict: string, http: number | null, code: string | null, message: string | null }) => {
        if (input.path !== undefined) {
          for (const body of [{ height: 96, widths: [120] }, undefined]) expect((await post(gateway.shopper(), input.path, body ?? '')).status).toBe(http)
          return
        }
        const metric = input.unit === 'cm'
        const widths = spread(input.widths ?? [10])
        const body = metric ? { height: input.height, widths } : { height: lengths(input.height), widths: lengths(widths) }
        const query = `measurement_system=${metric ? 'metric' : 'imperial'}${input.design === undefined ? '' : `&design_id=${await tallHalfDrop()}`}`
        const answer = await post(gateway.shopper(), `/wallpapers/prices/calculate/SMOOTH?${query}`, body)
        if (message?.includes('{alternatives}')) {
          const { wallpaper } = await answer.json() as { wallpaper: { plan: null, refusal: { error: string } } }
          expect(wallpaper).toMatchObject({ plan: null, refusal: { error: message.startsWith('For walls') ? 'panel-height' : 'panel-repeat' } })
        } else if (verdict === 'accept') {
          expect(answer.status).toBe(200)
        } else {
          const [status, ...errors] = await refusal(answer)
          expect(status).toBe(http ?? 400)
          if (message !== null) expect(errors.every((error) => String(error).endsWith(message))).toBe(true)
          if (code !== null) expect(errors.every((error) => String(error).startsWith(code))).toBe(true)
          expect(errors.length).toBeGreaterThan(0)
        }
      })

      /** A half-drop of one column in a panel, whose half repeat no panel has left over eleven feet. */
      async function tallHalfDrop(): Promise<number> {
        const { rows } = await gateway.deps.db.pool.query<{ id: number }>("UPDATE designs SET repeat_type = 'half-drop', repeat_width_in = 24, repeat_height_in = 26, period_width_in = 48, period_height_in = 26 WHERE id = 250 RETURNING id")
        return rows[0]?.id ?? 0
      }

      it('reads no price for a hundred thousand walls', async () => {
        const { db } = gateway.deps
        const before = gateway.deps.db.orm.select
        let asked = 0
        const orm = db.orm as { select: typeof before }
        orm.select = ((...all: Parameters<typeof before>) => { asked += 1; return before.apply(db.orm, all) }) as typeof before
        try {
          expect((await post(gateway.shopper(), '/wallpapers/prices/calculate', { height: 12, widths: Array(100_000).fill(10) })).status).toBe(400)
          expect(asked).toBe(0)
        } finally {
          orm.select = before
        }
      })
    })
  })

  describe('in the cart', () => {
    it('is a line of its own kind, once for its key, raised by the same', async () => {
      const shopper = await guest()
      const answers = await Promise.all(Array.from({ length: 6 }, () => add(shopper, {}, 'one-wall')))
      expect(new Set(answers.map(({ itemId }) => itemId)).size).toBe(1)
      const { cart } = await add(shopper, { quantity: 2 })
      expect(cart.items).toMatchObject([{
        type: 'wallpaper', subType: null, fabric: null, fillAYard: null, wallpaper: { code: 'SMOOTH', size: 'PANEL_9_FT' }, design: { id: 1 }, quantity: 7,
        unitPrice: { minor: 6750 }, total: { minor: 47_250 }, unit: 'panel', sku: 'WALLPAPER-SMOOTH-PANEL_9_FT-1', cleanup: null,
      }])
      expect(cart.pricing.total.minor).toBe(47_250)
      expect(await shopper.gateway.send(cartCount, { body: {} })).toBe(7)
      const reply = await post(shopper, '/wallpapers/order_items', toWallpaperPayload({ ...panels, quantity: 9 }), { 'Idempotency-Key': 'one-wall' })
      expect(await refusal(reply)).toEqual([422, 'FIELD_VALUE_INVALID Idempotency-Key'])
    })

    it('lies beside fabric of the same design, and other sizes and types beside each other', async () => {
      const shopper = await guest()
      await shopper.gateway.send(addToCart, { body: toCartPayload({ designId: 1, fabric: 'PETAL_SIGNATURE_COTTON', size: 'YARD', quantity: 1 }) }, { key: key() })
      await add(shopper)
      await add(shopper, { size: 'SWATCH', quantity: 1 })
      const { cart } = await add(shopper, { wallpaper: 'VINYL', size: 'ROLL_27_FT', quantity: 2 })
      expect(cart.items.map(({ type, unit, quantity }) => [type, unit, quantity])).toEqual([['fabric', 'YARD', 1], ['wallpaper', 'panel', 5], ['wallpaper', 'swatch', 1], ['wallpaper', 'roll', 2]])
      const [, first] = cart.items
      const patched = await shopper.gateway.send(patchItem, { params: { id: first?.id ?? '' }, body: { quantity: 99 } }, { version: cart.version })
      expect(patched.items[1]).toMatchObject({ quantity: 99 })
      expect(await refusal(await post(shopper, '/wallpapers/order_items', toWallpaperPayload({ ...panels, quantity: 1 })))).toEqual([400, 'FIELD_VALUE_INVALID quantity'])
      expect((await shopper.gateway.send(removeItem, { params: { id: first?.id ?? '' } }, { version: patched.version })).items).toHaveLength(3)
    })

    it('refuses what is not in the contract or the catalogue, each at its field', async () => {
      const shopper = await guest()
      const payload = toWallpaperPayload(panels)
      const wallpaper = (code: string, size: string) => ({ ...payload, merchandise: { wallpaper_item: { code, size } } })
      const at = async (body: unknown) => refusal(await post(shopper, '/wallpapers/order_items', body))
      expect(await at({ ...payload, price: 1 })).toEqual([400, 'FIELD_NAME_INVALID_OR_INEDITABLE price'])
      expect(await at({ ...payload, design: { id: 200 } })).toEqual([400, 'DESIGN_NOT_FOR_SALE design.id'])
      for (const id of [201, 999_999]) expect(await at({ ...payload, design: { id } })).toEqual([400, 'NO_IMAGE_AVAILABLE design.id'])
      expect(await at(wallpaper('SMOOTH', 'ROLL_27_FT'))).toEqual([400, 'FIELD_VALUE_INVALID merchandise.wallpaper_item.size'])
      expect(await at(wallpaper('VINYL', 'PANEL_9_FT'))).toEqual([400, 'FIELD_VALUE_INVALID merchandise.wallpaper_item.size'])
      expect(await at(wallpaper('constructor', 'PANEL_9_FT'))).toEqual([400, 'FIELD_VALUE_INVALID merchandise.wallpaper_item.code'])
      expect(await at(wallpaper('ISOBAR', 'ROLL_27_FT'))).toEqual([400, 'WALLPAPER_OUT_OF_STOCK merchandise.wallpaper_item.code'])
      for (const quantity of [0, 100, 1.5, '5']) expect((await at({ ...payload, quantity }))[1]).toMatch(/^FIELD_VALUE_INVALID quantity/)
      expect(await cartOf(shopper)).toBeNull()
    })

    it('is replaced in one step, also by another kind, and joins what it becomes', async () => {
      const shopper = await guest()
      const { itemId } = await add(shopper)
      const swatch = await add(shopper, { size: 'SWATCH', quantity: 1 })
      const replace = (id: string, item: Partial<WallpaperItemInput>, version: number) => shopper.gateway.send(replaceWallpaper, { params: { id }, body: toWallpaperPayload({ ...panels, ...item }) }, { version })
      const longer = await replace(itemId, { size: 'PANEL_12_FT', quantity: 4 }, 2)
      expect(longer.items[0]).toMatchObject({ id: itemId, wallpaper: { size: 'PANEL_12_FT' }, quantity: 4, total: { minor: 36_000 } })
      await expect(replace(itemId, {}, 2)).rejects.toMatchObject({ code: 'CART_VERSION_CONFLICT', status: 409 })
      await expect(replace(itemId, { wallpaper: 'ISOBAR', size: 'ROLL_27_FT' }, 3)).rejects.toMatchObject({ code: 'WALLPAPER_OUT_OF_STOCK' })
      const joined = await replace(itemId, { size: 'SWATCH', quantity: 2 }, 3)
      expect(joined.items.map(({ id, quantity }) => [id, quantity])).toEqual([[swatch.itemId, 3]])
      const fabric = await shopper.gateway.send(replaceItem, { params: { id: swatch.itemId }, body: toCartPayload({ designId: 1, fabric: 'VELVET', size: 'YARD', quantity: 1 }) }, { version: 4 })
      expect(fabric.items).toMatchObject([{ id: swatch.itemId, type: 'fabric', wallpaper: null, fabric: { code: 'VELVET' } }])
      const back = await replace(swatch.itemId, {}, 5)
      expect(back.items).toMatchObject([{ id: swatch.itemId, type: 'wallpaper', fabric: null }])
    })

    it('holds 50 lines of all kinds', async () => {
      const shopper = await guest()
      for (let designId = 1; designId <= 50; designId += 1) await add(shopper, { designId, quantity: 1 })
      expect(await refusal(await post(shopper, '/wallpapers/order_items', toWallpaperPayload({ ...panels, designId: 60 })))).toEqual([400, 'ORDER_ITEMS_FOR_ORDER_AT_LIMIT'])
      expect((await add(shopper, { designId: 1, quantity: 1 })).cart.items).toHaveLength(50)
    })

    it('says when it has gone out of stock, and does not count it', async () => {
      const shopper = await guest()
      await add(shopper, { wallpaper: 'VINYL', size: 'ROLL_27_FT', quantity: 1 })
      await add(shopper)
      const { pool } = gateway.deps.db
      await pool.query("UPDATE wallpapers SET status = 'out_of_stock' WHERE code = 'VINYL'")
      expect(await cartOf(shopper)).toMatchObject({ items: [{ cleanup: 'item_unavailable' }, { cleanup: null }], pricing: { subtotal: { minor: 33_750 } } })
      await pool.query("UPDATE wallpapers SET status = 'available' WHERE code = 'VINYL'")
      expect(await cartOf(shopper)).toMatchObject({ items: [{ cleanup: null }, { cleanup: null }] })
    })
  })
})
