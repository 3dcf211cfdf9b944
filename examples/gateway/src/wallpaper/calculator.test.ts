import { getDesign } from '@selvage/core/design'
import {
  compareWallpapers,
  estimateWall,
  planWall,
  WALLPAPER_CODES,
  wallRepeat,
} from '@selvage/core/wallpaper'
import type { WallQuery } from '@selvage/core/wallpaper'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import { openCartGateway, readRejection } from '../testing/cart-gateway.ts'
import { postWall } from './testing/post-wall.ts'

describe.each(DATABASES)('the wallpaper calculator on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openCartGateway(database)
  })
  afterAll(() => gateway.close())
  const estimate = (
    code: string,
    body: { height: number; widths: number[] },
    query: WallQuery = {},
  ) => gateway.shopper().gateway.send(estimateWall, { params: { code }, body, query })

  it('plans and prices a wall as the page does', async () => {
    const { plan } = await estimate('SMOOTH', { height: 96, widths: [120] })
    expect(plan).toEqual({
      panels: 5,
      wastePercent: 11.1,
      squareFeet: 90,
      total: { minor: 33_750, currency: 'USD' },
      unitPrice: { minor: 6750, currency: 'USD' },
      items: [{ size: 'PANEL_9_FT', length: 108, quantity: 5 }],
    })
    expect((await estimate('non_pasted', { height: 96, widths: [120] })).plan).toMatchObject({
      items: [{ size: 'ROLL_27_FT', quantity: 2 }],
      squareFeet: 108,
    })
    expect(
      (
        await estimate(
          'grasscloth',
          { height: 244, widths: [300] },
          { system: 'metric', currency: 'GBP' },
        )
      ).plan?.total.currency,
    ).toBe('GBP')
  })

  it('prints the design as wallpaper does: every design agrees with its own plan', async () => {
    let shifted = 0
    for (let id = 1; id <= 60; id += 1) {
      const design = await gateway.shopper().gateway.send(getDesign, { params: { id }, query: {} })
      for (const system of ['imperial', 'metric'] as const) {
        const wall =
          system === 'imperial'
            ? { height: 140, widths: [120, 31] }
            : { height: 360, widths: [305, 80] }
        const local = planWall({
          system,
          ...wall,
          kind: 'panel',
          repeat: wallRepeat(design.repeat, system),
        })
        const found = await estimate('SMOOTH', wall, { designId: id, system })
        if (local.ok)
          expect(found.plan).toMatchObject({
            panels: local.panels,
            wastePercent: local.wastePercent,
            items: local.items.map(({ length, quantity }) => ({ length, quantity })),
          })
        else
          expect(found.rejection).toMatchObject({ error: local.error, maxHeight: local.maxHeight })
        if (local.ok && local.repeatAllowance > 0) shifted += 1
        if (!local.ok) shifted += 1
      }
    }
    expect(shifted).toBeGreaterThan(0)
  })

  it('explains why a wall cannot be hung and names wallpapers in stock that fit', async () => {
    const tall = await estimate('SMOOTH', { height: 145, widths: [120] })
    expect(tall).toMatchObject({
      plan: null,
      rejection: {
        error: 'panel-height',
        maxHeight: 144,
        alternatives: ['NON_PASTED', 'GRASSCLOTH', 'SILVER_METALLIC', 'GOLD_METALLIC', 'VINYL'],
      },
    })
    expect(await estimate('VINYL', { height: 325, widths: [48] })).toMatchObject({
      rejection: { error: 'roll-height', maxHeight: 324, alternatives: [] },
    })
    expect(
      (await estimate('SMOOTH', { height: 367, widths: [300] }, { system: 'metric' })).rejection,
    ).toMatchObject({ error: 'panel-height', maxHeight: 366 })
  })

  it('compares every wallpaper for one wall', async () => {
    const all = await gateway
      .shopper()
      .gateway.send(compareWallpapers, { query: {}, body: { height: 109, widths: [120] } })
    expect(all.map(({ code }) => code)).toEqual(WALLPAPER_CODES)
    expect(all.find(({ code }) => code === 'ISOBAR')).toMatchObject({
      status: 'out_of_stock',
      plan: { items: [{ size: 'ROLL_27_FT', quantity: 3 }] },
    })
    for (const { plan } of all)
      expect(plan?.total.minor).toBe((plan?.unitPrice.minor ?? 0) * (plan?.items[0]?.quantity ?? 0))
  })

  it("accepts a wallpaper's code and slug only", async () => {
    const wall = { height: 96, widths: [120] }
    for (const path of ['PEEL_AND_STICK', 'peel_and_stick'])
      expect((await postWall(gateway, `/wallpapers/prices/calculate/${path}`, wall)).status).toBe(
        200,
      )
    for (const path of [
      'Peel_And_Stick',
      'constructor',
      '__proto__',
      'SWATCH',
      '%00',
      'x'.repeat(4_000),
    ])
      expect((await postWall(gateway, `/wallpapers/prices/calculate/${path}`, wall)).status).toBe(
        404,
      )
  })

  it('rejects a design that is not shown, at its field', async () => {
    const wall = { height: 96, widths: [120] }
    const at = async (id: string) =>
      readRejection(await postWall(gateway, `/wallpapers/prices/calculate?design_id=${id}`, wall))
    for (const id of ['999999', '9999999999', '201'])
      expect(await at(id)).toEqual([400, 'NO_IMAGE_AVAILABLE design_id'])
    for (const id of ['0', '-1', '1;', '1e3'])
      expect(await at(id)).toEqual([400, 'FIELD_VALUE_INVALID design_id'])
  })

  it('rejects walls that are too wide together, and more walls than one plan has', async () => {
    const at = async (widths: unknown) =>
      readRejection(await postWall(gateway, '/wallpapers/prices/calculate', { height: 96, widths }))
    expect(await at([60_000, 60_000])).toEqual([
      400,
      'FIELD_VALUE_INVALID widths must be at most 100000',
    ])
    expect(await at(Array(101).fill(10))).toEqual([400, 'FIELD_VALUE_INVALID widths'])
    expect(await at([0])).toEqual([400, 'FIELD_VALUE_INVALID widths.0 must be at least 1'])
  })
})
