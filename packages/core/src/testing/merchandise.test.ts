import { describe, expect, it } from 'vitest'
import { getCart } from '../cart/cart.contract.ts'
import { getCollection } from '../collection/collection.contract.ts'
import { addFillAYard, getTemplates } from '../fill-a-yard/fill-a-yard.contract.ts'
import { designsOfLayout } from '../fill-a-yard/layout.ts'
import type { Layout } from '../fill-a-yard/layout.ts'
import { TEMPLATE_IDS } from '../fill-a-yard/templates.table.ts'
import { compareWallpapers, estimateWall } from '../wallpaper/wall-estimate.contract.ts'
import { addWallpaper } from '../wallpaper/wallpaper.contract.ts'
import { WALLPAPER_CODES } from '../wallpaper/wallpaper.ts'
import { SAMPLE_COLLECTIONS, SAMPLE_DESIGNS, SAMPLE_LAYOUTS } from './index.ts'
import { line, paper, sampleLayout, setUp } from './test-gateway.test-data.ts'

describe('merchandise of the test gateway', () => {
  it('rejects merchandise that it does not sell', async () => {
    const { gateway } = setUp({ user: 'guest' })
    const layout = sampleLayout(8)
    const send = (made: Layout) =>
      gateway.send(addFillAYard, { body: { layout: made, quantity: 1 } }, { key: 'key-1' })
    await expect(send({ ...layout, collectionId: 999 })).rejects.toMatchObject({
      code: 'COLLECTION_NOT_FOUND',
    })
    await expect(send({ ...layout, cells: [null, null] })).rejects.toMatchObject({
      code: 'FIELD_VALUE_INVALID',
    })
    await expect(send({ ...layout, collectionId: 178 })).rejects.toMatchObject({
      code: 'NO_IMAGE_AVAILABLE',
      field: 'fill_a_yard.layout',
    })
    const hang = (item: Partial<ReturnType<typeof paper>> | object) =>
      gateway.send(addWallpaper, { body: { ...paper(), ...item } }, { key: 'key-2' })
    await expect(hang({ wallpaper: 'ISOBAR', size: 'ROLL_27_FT' })).rejects.toMatchObject({
      code: 'WALLPAPER_OUT_OF_STOCK',
    })
    await expect(hang({ size: 'ROLL_27_FT' })).rejects.toMatchObject({
      code: 'FIELD_VALUE_INVALID',
    })
    await expect(hang({ designId: 999 })).rejects.toMatchObject({ code: 'NO_IMAGE_AVAILABLE' })
    await expect(
      gateway.send(getCollection, { params: { id: 999 }, query: {} }),
    ).rejects.toMatchObject({ code: 'COLLECTION_NOT_FOUND', status: 404 })
  })

  it('says why a wall cannot be hung in a wallpaper, and in which it can', async () => {
    const { gateway } = setUp()
    const high = await gateway.send(compareWallpapers, {
      query: {},
      body: { height: 150, widths: [120] },
    })
    expect(high.find(({ code }) => code === 'SMOOTH')).toMatchObject({
      plan: null,
      rejection: {
        error: 'panel-height',
        maxHeight: 144,
        alternatives: WALLPAPER_CODES.slice(3).filter((code) => code !== 'ISOBAR'),
      },
    })
    await expect(
      gateway.send(estimateWall, {
        params: { code: 'SMOOTH' },
        query: {},
        body: { height: '9.5', widths: [120] },
      }),
    ).rejects.toMatchObject({ code: 'FIELD_VALUE_INVALID' })
  })

  it('counts differently from the page with `disagrees`', async () => {
    const wall = { params: { code: 'SMOOTH' }, query: {}, body: { height: 96, widths: [120] } }
    const { gateway } = setUp({ disagrees: true })
    expect((await gateway.send(estimateWall, wall)).plan?.items).toEqual([
      { size: 'PANEL_9_FT', length: 108, quantity: 6 },
    ])
    const { templates } = await gateway.send(getTemplates, { query: { collectionId: 174 } })
    expect(templates.map(({ capacity }) => capacity.PETAL_SIGNATURE_COTTON)).toEqual([
      2, 2, 41, 31, 2, 3,
    ])
  })

  it('starts with lines of every kind, and has a sample layout for every template', async () => {
    const { gateway } = setUp({
      items: [line(), paper(), { layout: sampleLayout(5), quantity: 1 }],
    })
    const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
    expect(
      cart?.items.map(({ fabric, wallpaper, fillAYard }) => [
        fabric?.code,
        wallpaper?.code,
        fillAYard?.image,
      ]),
    ).toEqual([
      ['PETAL_SIGNATURE_COTTON', undefined, undefined],
      [undefined, 'SMOOTH', undefined],
      ['ORGANIC_SATEEN', undefined, SAMPLE_LAYOUTS[5].image],
    ])
    for (const id of TEMPLATE_IDS)
      expect(designsOfLayout(sampleLayout(id)).length).toBeGreaterThan(1)
    for (const { designIds } of SAMPLE_COLLECTIONS)
      expect(designIds.every((id) => SAMPLE_DESIGNS.some((design) => design.id === id))).toBe(true)
  })
})
