import { FABRICS } from '@selvage/core/fabric'
import {
  addFillAYard,
  designsOfLayout,
  emptyLayout,
  gridOf,
  LAYOUT_IMAGE_WIDTHS,
} from '@selvage/core/fill-a-yard'
import type { Layout } from '@selvage/core/fill-a-yard'
import { createGuest } from '@selvage/core/session'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import { cellDistance, decode } from './testing/pictures.ts'
import type { Picture } from './testing/pictures.ts'

describe('the picture of a filled yard', () => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway()
    await gateway.deps.db.pool.query('UPDATE designs SET mature = false, for_sale = true')
  })
  afterAll(() => gateway.close())

  const designsOf = async (collectionId: number): Promise<number[]> => {
    const { rows } = await gateway.deps.db.pool.query<{ id: number }>(
      'SELECT design_id AS id FROM collection_designs WHERE collection_id = $1 ORDER BY position',
      [collectionId],
    )
    return rows.map(({ id }) => id)
  }
  const order = async (layout: Layout): Promise<string> => {
    const shopper = gateway.shopper()
    await shopper.gateway.send(createGuest, { body: { kind: 'session' } })
    const { cart } = await shopper.gateway.send(
      addFillAYard,
      { body: { layout, quantity: 1 } },
      { key: 'k' },
    )
    return cart.items[0]?.fillAYard?.image ?? ''
  }
  const picture = async (image: string, file: string): Promise<Picture> =>
    decode(await (await gateway.fetch(`/images/layouts/${image}/${file}`)).arrayBuffer())
  /** A design's own tile, as fine as the cloth is drawn. */
  const tileOf = async (id: number, density: number) => {
    const {
      rows: [row],
    } = await gateway.deps.db.pool.query<{ width: number; height: number }>(
      'SELECT period_width_in AS width, period_height_in AS height FROM designs WHERE id = $1',
      [id],
    )
    const [periodWidthIn, periodHeightIn] = [row?.width ?? 0, row?.height ?? 0]
    const bytes = await (await gateway.fetch(`/images/designs/${id}/tile-1024.webp`)).arrayBuffer()
    const sized = await sharp(Buffer.from(bytes))
      .resize(Math.round(periodWidthIn * density), Math.round(periodHeightIn * density), {
        fit: 'fill',
      })
      .png()
      .toBuffer()
    return { ...(await decode(Uint8Array.from(sized).buffer)), periodWidthIn, periodHeightIn }
  }

  it.each([
    [4, 'PETAL_SIGNATURE_COTTON'],
    [5, 'BELGIAN_LINEN'],
    [1, 'PETAL_SIGNATURE_COTTON'],
    [8, 'ORGANIC_SATEEN'],
    [6, 'BELGIAN_LINEN'],
    [10, 'BELGIAN_LINEN'],
  ] as const)(
    "of template %s on %s has each cell of the design's real art at true scale",
    async (templateId, fabric) => {
      const designs = (await designsOf(1)).slice(0, 4)
      const layout = emptyLayout(templateId, fabric, 1)
      const cells = layout.cells.map((_, at) =>
        at % 5 === 4 ? null : (designs[at % designs.length] ?? null),
      )
      const filled = { ...layout, cells }
      const grid = gridOf(templateId, fabric)
      const cloth = await picture(await order(filled), '1024.webp')
      expect(cloth.height).toBe(
        Math.round((1024 * grid.heightIn) / FABRICS[fabric].printableWidthIn),
      )
      for (const id of designsOfLayout(filled)) {
        const tile = await tileOf(id, cloth.width / grid.widthIn)
        const at = [cells.indexOf(id), cells.lastIndexOf(id)]
        for (const index of at) {
          const distance = cellDistance(cloth, grid, index, tile)
          expect(distance, `cell ${index} of design ${id}`).toBeLessThan(10)
          // The same print from elsewhere is another picture.
          expect(
            cellDistance(
              cloth,
              grid,
              index,
              tile,
              0.4 * Math.min(tile.periodWidthIn, tile.periodHeightIn),
            ),
          ).toBeGreaterThan(distance * 1.5)
        }
      }
      const plain = (left: number, top: number, right: number, bottom: number) => {
        const density = cloth.width / grid.widthIn
        for (let y = Math.ceil(top * density) + 3; y < Math.floor(bottom * density) - 3; y += 5) {
          for (let x = Math.ceil(left * density) + 3; x < Math.floor(right * density) - 3; x += 5)
            for (const channel of [0, 1, 2])
              expect(cloth.data[(y * cloth.width + x) * 3 + channel]).toBeGreaterThan(238)
        }
      }
      const { columns, rows, cellWidthIn, cellHeightIn, widthIn, heightIn } = grid
      for (const [index, cell] of cells.entries())
        if (cell === null)
          plain(
            (index % columns) * cellWidthIn,
            Math.floor(index / columns) * cellHeightIn,
            ((index % columns) + 1) * cellWidthIn,
            (Math.floor(index / columns) + 1) * cellHeightIn,
          )
      plain(columns * cellWidthIn, 0, widthIn, heightIn)
      plain(0, rows * cellHeightIn, widthIn, heightIn)
    },
  )

  it('comes in its widths and formats, cacheable for ever by any page', async () => {
    const [first = 0] = await designsOf(2)
    const layout = emptyLayout(8, 'PETAL_SIGNATURE_COTTON', 2)
    const image = await order({ ...layout, cells: [first, null] })
    for (const width of LAYOUT_IMAGE_WIDTHS) {
      for (const format of ['avif', 'webp']) {
        const answer = await gateway.fetch(`/images/layouts/${image}/${width}.${format}`)
        expect([
          answer.status,
          answer.headers.get('content-type'),
          answer.headers.get('cache-control'),
          answer.headers.get('access-control-allow-origin'),
        ]).toEqual([200, `image/${format}`, 'public, max-age=31536000, immutable', '*'])
        const { width: across, height } = await decode(await answer.arrayBuffer())
        expect([across, height]).toEqual([width, Math.round((width * 36) / 42)])
      }
    }
  })

  it('answers 404 for an unknown layout, width or format', async () => {
    const [first = 0] = await designsOf(2)
    const image = await order({
      ...emptyLayout(8, 'PETAL_SIGNATURE_COTTON', 2),
      cells: [null, first],
    })
    for (const path of [
      `${'A'.repeat(22)}/300.avif`,
      `${image}/301.avif`,
      `${image}/300.png`,
      `${image}/300`,
      `..%2f..%2fetc/300.avif`,
      `${image}x/300.avif`,
      'x/300.avif',
    ]) {
      expect((await gateway.fetch(`/images/layouts/${path}`)).status, path).toBe(404)
    }
  })

  it('shows the ordered art after a design has changed', async () => {
    const [first = 0, second = 0] = await designsOf(3)
    const layout = { ...emptyLayout(6, 'PETAL_SIGNATURE_COTTON', 3), cells: [first, null] }
    const image = await order(layout)
    const small = await picture(image, '300.webp')
    const {
      rows: [before],
    } = await gateway.deps.db.pool.query<{
      family: string
      seed: number
      palette: string
      repeat_type: string
    }>('SELECT family, seed, palette, repeat_type FROM designs WHERE id = $1', [first])
    await gateway.deps.db.pool.query(
      'UPDATE designs SET (family, seed, palette, repeat_type) = (SELECT family, seed, palette, repeat_type FROM designs WHERE id = $2) WHERE id = $1',
      [first, second],
    )
    const [then, now] = [
      await picture(image, '650.webp'),
      await picture(await order(layout), '650.webp'),
    ]
    const mean = ({ data }: Picture): number =>
      data.reduce((sum, value) => sum + value, 0) / data.length
    expect(Math.abs(mean(then) - mean(small))).toBeLessThan(1.5)
    expect(Buffer.compare(then.data, now.data)).not.toBe(0)
    expect(await order(layout)).not.toBe(image)
    await gateway.deps.db.pool.query(
      'UPDATE designs SET family = $2, seed = $3, palette = $4, repeat_type = $5 WHERE id = $1',
      [first, before?.family, before?.seed, before?.palette, before?.repeat_type],
    )
    expect(await order(layout)).toBe(image)
  })
})
