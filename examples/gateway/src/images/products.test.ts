import { HOME_GOOD_CODES, homeGoodSizesOf } from '@selvage/core/home-good'
import { SOLID_COLOR_CODES, SOLID_COLORS } from '@selvage/core/solid'
import { STOCK_CODES } from '@selvage/core/stock'
import { drawStock } from '@selvage/example-art/draw-stock'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import { printedThingOf, thingOf } from './thing-of.ts'

/** The color of a picture in the middle of the folded pile's front. */
async function colorAt(bytes: ArrayBuffer): Promise<readonly number[]> {
  const { data, info } = await sharp(Buffer.from(bytes))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.round(info.height * 0.69) * info.width + Math.round(info.width * 0.6)) * 3
  return [...data.subarray(at, at + 3)]
}

const rgb = (hex: string): readonly number[] => [...Buffer.from(hex.slice(1), 'hex')]

describe('the picture of a product', () => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway()
    await gateway.deps.db.pool.query('UPDATE designs SET mature = false, for_sale = true')
  })
  afterAll(() => gateway.close())
  const fetchPicture = (name: string) => gateway.fetch(`/images/products/${name}`)

  it('has a drawing for every product in each of its sizes', () => {
    const names = [
      'unprinted',
      ...SOLID_COLOR_CODES.map((code) => `solid-${code}`),
      ...STOCK_CODES.map((code) => `stock-${code}`),
      ...HOME_GOOD_CODES.flatMap((code) =>
        homeGoodSizesOf(code).map((size) => `home-good-${code}-${size}-1`),
      ),
    ]
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name) => !thingOf(name) && !printedThingOf(name))).toEqual([])
  })

  it.each([
    'unprinted.webp',
    'solid-NAVY.webp',
    'stock-SAMPLE_PACK.webp',
    'home-good-TEA_TOWEL-18X27-1.webp',
  ])('%s is a square that a browser of any page keeps', async (name) => {
    const answer = await fetchPicture(name)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(width).toBe(height)
    expect(width).toBeGreaterThanOrEqual(300)
  })

  it.each([
    ['300.webp', 300, 'webp'],
    ['650.avif', 650, 'heif'],
    ['1024.webp', 1024, 'webp'],
  ])(
    'of a home good is a whole interior in each width and format: %s',
    async (file, width, format) => {
      const answer = await fetchPicture(`home-good-SQUARE_THROW_PILLOW-18X18-1/${file}`)
      expect(answer.status).toBe(200)
      const bytes = Buffer.from(await answer.arrayBuffer())
      const facts = await sharp(bytes).metadata()
      expect([facts.width, facts.height, facts.format]).toEqual([
        width,
        Math.round((width * 4) / 5),
        format,
      ])
      expect(bytes.length).toBeLessThan(width > 650 ? 81_000 : 36_000)
    },
  )

  it('of a home good has its print at its own scale, so that a larger one shows more of it', async () => {
    const [small, large] = await Promise.all(
      ['18X18', '20X20'].map(async (size) =>
        Buffer.from(
          await (
            await fetchPicture(`home-good-SQUARE_THROW_PILLOW-${size}-1/300.webp`)
          ).arrayBuffer(),
        ),
      ),
    )
    expect(small?.equals(large ?? Buffer.alloc(0))).toBe(false)
  })

  it('of a solid has its own color', async () => {
    for (const code of ['NAVY', 'POPPY', 'PETAL_WHITE'] as const) {
      const seen = await colorAt(await (await fetchPicture(`solid-${code}.webp`)).arrayBuffer())
      const wanted = rgb(SOLID_COLORS[code].hex)
      expect(seen.every((value, at) => Math.abs(value - (wanted[at] ?? 0)) < 12)).toBe(true)
    }
  })

  it.each(['T_SHIRT_M', 'HANDBOOK', 'PETAL_SOLIDS_SWATCH_BOOK'] as const)(
    'of a ready-made item is the middle of the drawing that its page shows: %s',
    async (code) => {
      const small = (image: Sharp) => image.resize(24, 24).removeAlpha().raw().toBuffer()
      const middle = { left: 120, top: 0, width: 720, height: 720 }
      const drawn = await small(sharp(Buffer.from(drawStock(code))).extract(middle))
      const shown = await (await fetchPicture(`stock-${code}.webp`)).arrayBuffer()
      const seen = await small(sharp(Buffer.from(shown)))
      const apart = drawn.reduce((sum, value, at) => sum + Math.abs(value - (seen[at] ?? 0)), 0)
      expect(apart / drawn.length).toBeLessThan(4)
    },
  )

  it('of a sewn thing has the print of its design', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(async (id) =>
        Buffer.from(
          await (await fetchPicture(`home-good-TEA_TOWEL-18X27-${id}.webp`)).arrayBuffer(),
        ),
      ),
    )
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false)
  })

  it.each([
    'stock-NOTHING.webp',
    'stock-constructor.webp',
    'solid-NAVY-1.webp',
    'solid-NAVY.png',
    'unprinted-1.webp',
    'home-good-TEA_TOWEL-18X27.webp',
    'home-good-TEA_TOWEL-99X99-1.webp',
    'home-good-TEA_TOWEL-18X27-99999999.webp',
    'home-good-TEA_TOWEL-18X27-0.webp',
    '..%2Funprinted.webp',
    'home-good-TEA_TOWEL-18X27-1/651.webp',
    'home-good-TEA_TOWEL-18X27-1/650.png',
    'home-good-TEA_TOWEL-99X99-1/650.webp',
    'solid-NAVY/650.webp',
  ])('%s is none', async (name) => {
    expect((await fetchPicture(name)).status).toBe(404)
  })

  it('of every ready-made item is a drawing in any size, too', async () => {
    const drawn = await Promise.all(
      STOCK_CODES.map((code) => gateway.fetch(`/images/drawings/stock-${code}.svg`)),
    )
    expect(drawn.filter(({ status }) => status !== 200)).toEqual([])
    expect(drawn[0]?.headers.get('content-type')).toContain('image/svg+xml')
    for (const answer of drawn) {
      const svg = await answer.text()
      expect(svg.length).toBeLessThan(35_000)
      // Letters would be of a face of the machine.
      expect(svg).not.toContain('<text')
      expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(960)
    }
    for (const name of ['stock-NOTHING', 'stock-constructor', 'solid-NAVY', 'stock-'])
      expect((await gateway.fetch(`/images/drawings/${name}.svg`)).status).toBe(404)
  })
})
