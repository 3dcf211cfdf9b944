import { createHash } from 'node:crypto'
import { REPEAT_TYPES } from '@selvage/core/design'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawTile, measureTile } from './draw-tile.ts'
import type { ArtParams } from './draw-tile.ts'
import { FAMILIES } from './families.table.ts'
import { palettesOf } from './family.ts'
import type { Family } from './family.ts'
import { PALETTES } from './palettes.table.ts'
import { layPeriods, renderDesign, renderPixels } from './render.ts'
import type { RepeatType } from './repeat.ts'

interface Picture {
  data: Buffer
  width: number
  height: number
}

const SIDE = 240

const artOf = (family: Family, repeat: RepeatType, seed = 11): ArtParams => ({
  family: family.id,
  seed,
  palette: 'Orchard',
  repeat,
})

async function raster(svg: string, width: number, height: number): Promise<Picture> {
  const sized = svg.replace(/width="[\d.]+" height="[\d.]+"/, `width="${width}" height="${height}"`)
  return { data: await sharp(Buffer.from(sized)).removeAlpha().raw().toBuffer(), width, height }
}

/**
 * The mean color step over each column boundary of a picture taken round: the last entry is the
 * seam.
 */
function columnSteps({ data, width, height }: Picture): number[] {
  return Array.from({ length: width }, (_, x) => {
    const next = (x + 1) % width
    let sum = 0
    for (let y = 0; y < height; y += 1) {
      for (let c = 0; c < 3; c += 1)
        sum += Math.abs(
          (data[(y * width + x) * 3 + c] ?? 0) - (data[(y * width + next) * 3 + c] ?? 0),
        )
    }
    return sum / height
  })
}

function transpose({ data, width, height }: Picture): Picture {
  const out = Buffer.alloc(data.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      data.copy(out, (x * height + y) * 3, (y * width + x) * 3, (y * width + x) * 3 + 3)
  }
  return { data: out, width: height, height: width }
}

/** Moves a picture round by half of each side. */
function rollHalf(picture: Picture): Picture {
  const [dx, dy] = [picture.width / 2, picture.height / 2]
  const four = layPeriods(picture, picture.width * 2, picture.height * 2)
  const data = Buffer.alloc(picture.data.length)
  for (let y = 0; y < picture.height; y += 1) {
    const from = ((y + dy) * four.width + dx) * 3
    four.data.copy(data, y * picture.width * 3, from, from + picture.width * 3)
  }
  return { ...picture, data }
}

/** The share of pixels that differ clearly between two pictures. */
function unlike(a: Picture, b: Picture): number {
  let count = 0
  for (let i = 0; i < a.data.length; i += 3) {
    let step = 0
    for (let c = 0; c < 3; c += 1) step += Math.abs((a.data[i + c] ?? 0) - (b.data[i + c] ?? 0))
    if (step > 72) count += 1
  }
  return count / (a.data.length / 3)
}

const cases = FAMILIES.flatMap((family) =>
  family.repeats.map((repeat) => [family.id, repeat, family] as const),
)

describe('every cloth', () => {
  it('is offered in at least 24 families that together take every repeat', () => {
    expect(FAMILIES.length).toBeGreaterThanOrEqual(24)
    for (const repeat of REPEAT_TYPES)
      expect(
        FAMILIES.filter((f) => f.repeats.includes(repeat)).length,
        repeat,
      ).toBeGreaterThanOrEqual(12)
  })

  it.each(cases)('%s, %s: runs on over its edges', async (_id, repeat, family) => {
    const art = artOf(family, repeat)
    const tile = drawTile(art)
    expect(Buffer.byteLength(tile.svg)).toBeLessThanOrEqual(100_000)
    const height = 2 * Math.round((SIDE / 2) * (tile.periodHeightIn / tile.periodWidthIn))
    const one = await raster(tile.svg, SIDE, height)
    for (const picture of [one, transpose(one)]) {
      const steps = columnSteps(picture)
      const seam = steps.pop() ?? 0
      expect(seam).toBeLessThanOrEqual(Math.max(...steps) * 1.15 + 1)
    }
    // The same cloth seen through a window moved by half a period: a motif that
    // is cut at an edge is whole there, and one that reaches too far is cut.
    const moved = await raster(
      drawTile(art, { x: tile.periodWidthIn / 2, y: tile.periodHeightIn / 2 }).svg,
      SIDE,
      height,
    )
    expect(unlike(rollHalf(one), moved)).toBeLessThan(0.0006)
  })

  it('is found out when it is cut', async () => {
    const round = '<circle cx="0" cy="50" r="30" fill="#a00"/>'
    const svg = (body: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><path d="M0 0H100V100H0Z" fill="#fff"/>${body}</svg>`
    const cut = await raster(svg(round), 100, 100)
    const whole = await raster(
      svg(
        '<circle cx="50" cy="0" r="30" fill="#a00"/><circle cx="50" cy="100" r="30" fill="#a00"/>',
      ),
      100,
      100,
    )
    const steps = columnSteps(cut)
    const seam = steps.pop() ?? 0
    expect(seam).toBeGreaterThan(Math.max(...steps) * 1.15 + 1)
    expect(unlike(rollHalf(cut), whole)).toBeGreaterThan(0.01)
  })

  it.each(FAMILIES.map((family) => [family.id, family] as const))(
    '%s: is the same for the same seed, other for another',
    (_id, family) => {
      const hash = (art: ArtParams): string =>
        createHash('sha256').update(drawTile(art).svg).digest('hex')
      const repeat = family.repeats[0] ?? 'basic'
      expect(hash(artOf(family, repeat))).toBe(hash(artOf(family, repeat)))
      const others = [12, 13, 14].map((seed) => hash(artOf(family, repeat, seed)))
      expect(others.some((other) => other !== hash(artOf(family, repeat)))).toBe(true)
    },
  )

  it.each(FAMILIES.map((family) => [family.id, family] as const))(
    '%s: stays within 100 kB and on its own scale',
    (_id, family) => {
      for (const repeat of family.repeats) {
        for (let seed = 100; seed < 110; seed += 1) {
          const art = artOf(family, repeat, seed)
          const tile = drawTile(art)
          expect(Buffer.byteLength(tile.svg), `${repeat} ${seed}`).toBeLessThanOrEqual(100_000)
          expect(tile.svg).not.toMatch(/NaN|undefined|Infinity|<text/)
          const { svg: _svg, ...size } = tile
          expect(measureTile(art)).toEqual(size)
          const [across, down] = [
            size.periodWidthIn / size.repeatWidthIn,
            size.periodHeightIn / size.repeatHeightIn,
          ].map((n) => Math.round(n * 100) / 100)
          expect([across, down]).toEqual(
            {
              basic: [1, 1],
              centered: [1, 1],
              'half-drop': [2, 1],
              'half-brick': [1, 2],
              mirrored: [2, 2],
            }[repeat],
          )
        }
      }
    },
  )
})

describe('palettes', () => {
  it('leaves every family several to be printed in', () => {
    for (const family of FAMILIES)
      expect(palettesOf(family, PALETTES).length, family.id).toBeGreaterThanOrEqual(4)
  })

  it('has at least 24, light and dark, each of eight colors, named once', () => {
    expect(PALETTES.length).toBeGreaterThanOrEqual(24)
    expect(new Set(PALETTES.map((p) => p.name)).size).toBe(PALETTES.length)
    for (const palette of PALETTES) {
      expect(palette.colors).toHaveLength(8)
      for (const color of palette.colors) expect(color).toMatch(/^#[0-9a-f]{6}$/)
    }
    for (const mood of ['light', 'dark'] as const)
      expect(PALETTES.filter((p) => p.moods.includes(mood)).length).toBeGreaterThanOrEqual(10)
  })
})

describe('pictures', () => {
  const [family] = FAMILIES
  const art = artOf(family as Family, 'half-drop', 3)

  it('shows 12 by 12.72 inches of cloth at true scale on a card', async () => {
    const card = await renderPixels({ art, view: 'card', width: 300 })
    expect([card.width, card.height]).toEqual([300, 318])
    const { periodWidthIn } = measureTile(art)
    const shift = Math.round(periodWidthIn * 25)
    for (let y = 0; y < 300; y += 37) {
      for (let x = 0; x + shift < 300; x += 11)
        expect(card.data[(y * 300 + x) * 3]).toBe(card.data[(y * 300 + x + shift) * 3])
    }
  })

  it('shows exactly one period on a tile, in both formats', async () => {
    const { periodWidthIn, periodHeightIn } = measureTile(art)
    for (const format of ['avif', 'webp'] as const) {
      const meta = await sharp(
        await renderDesign({ art, view: 'tile', width: 300, format }),
      ).metadata()
      expect(meta.format).toBe(format === 'avif' ? 'heif' : 'webp')
      expect([meta.width, meta.height]).toEqual([
        300,
        Math.round((300 / periodWidthIn) * periodHeightIn),
      ])
    }
  })

  it('rejects what it cannot draw', async () => {
    await expect(
      renderDesign({
        art: { ...art, family: 'tartan-of-nowhere' },
        view: 'card',
        width: 300,
        format: 'webp',
      }),
    ).rejects.toThrow(RangeError)
    await expect(
      renderDesign({
        art: { ...art, palette: 'Octarine' },
        view: 'card',
        width: 300,
        format: 'webp',
      }),
    ).rejects.toThrow(RangeError)
  })
})
