import { REPEAT_TYPES } from '@selvage/core/design'
import { squareGrid } from '@selvage/core/fill-a-yard'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { periodOf } from './period.ts'
import type { PictureArt } from './picture-period.ts'
import type { Pixels } from './pixels.ts'
import { layPeriods, renderDesign, renderPixels } from './render.ts'
import { renderInterior } from './render-interior.ts'
import { renderLayoutPixels } from './render-layout.ts'
import type { RepeatType } from './repeat.ts'

/** A color of every point of a picture, 0 to 1 across and down, unlike in every corner. */
const colorAt = (u: number, v: number): [number, number, number] => [
  20 + 200 * u,
  20 + 200 * v,
  120 + 80 * Math.sin(2 * Math.PI * (u + 2 * v)),
]

let picture: Buffer

beforeAll(async () => {
  const [width, height] = [400, 300]
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      data.set(colorAt((x + 0.5) / width, (y + 0.5) / height).map(Math.round), 3 * (y * width + x))
  }
  picture = await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
})

const artOf = (repeat: RepeatType, repeatWidthIn = 4): PictureArt => ({
  picture,
  repeat,
  repeatWidthIn,
  repeatHeightIn: repeatWidthIn * 0.75,
})

const fraction = (n: number): number => n - Math.floor(n)

/** The point of the picture at a point of the cloth, both counted in repeats. */
function pointOf(repeat: RepeatType, x: number, y: number): [number, number] {
  const flip = (n: number): number => (Math.floor(n) % 2 === 0 ? fraction(n) : 1 - fraction(n))
  switch (repeat) {
    case 'basic':
      return [fraction(x), fraction(y)]
    case 'centered':
      return [fraction(x + 0.5), fraction(y + 0.5)]
    case 'half-drop':
      return [fraction(x), fraction(y + (Math.floor(x) % 2 === 0 ? 0 : 0.5))]
    case 'half-brick':
      return [fraction(x + (Math.floor(y) % 2 === 0 ? 0 : 0.5)), fraction(y)]
    case 'mirrored':
      return [flip(x), flip(y)]
  }
}

/** How far the pixels are from the cloth that they should show, on average and at the worst. */
function distance(pixels: Pixels, art: PictureArt, perInch: { x: number; y: number }) {
  let sum = 0
  let far = 0
  for (let y = 0; y < pixels.height; y += 1) {
    for (let x = 0; x < pixels.width; x += 1) {
      const across = (x + 0.5) / perInch.x / art.repeatWidthIn
      const down = (y + 0.5) / perInch.y / art.repeatHeightIn
      const wanted = colorAt(...pointOf(art.repeat, across, down))
      const at = 3 * (y * pixels.width + x)
      const off = Math.max(
        ...wanted.map((value, c) => Math.abs(value - (pixels.data[at + c] ?? 0))),
      )
      sum += off
      if (off > 24) far += 1
    }
  }
  const count = pixels.width * pixels.height
  return { mean: sum / count, far: far / count }
}

describe.each(REPEAT_TYPES)('a picture in a %s repeat', (repeat) => {
  it.each([240, 241, 97])('runs on over the edges of a period of %d px', async (width) => {
    const art = artOf(repeat)
    const { periodWidthIn, periodHeightIn } = periodOf(art)
    const tile = await renderPixels({ art, view: 'tile', width: width as 300 })
    const two = layPeriods(tile, 2 * tile.width, 2 * tile.height)
    const perInch = { x: tile.width / periodWidthIn, y: tile.height / periodHeightIn }
    const { mean, far } = distance(two, art, perInch)
    expect(mean).toBeLessThan(width === 97 ? 12 : 6)
    // Edges of copies are on whole pixels: a row of each side may be of the next one.
    expect(far).toBeLessThan(0.04)
  })

  it.each([4, 8, 30])('stands at true scale on a card, %d in wide', async (widthIn) => {
    const art = artOf(repeat, widthIn)
    const card = await renderPixels({ art, view: 'card', width: 300 })
    expect([card.width, card.height]).toEqual([300, 318])
    const { mean } = distance(card, art, { x: 25, y: 25 })
    expect(mean).toBeLessThan(12)
  })

  it('is the same on the cells of a yard as on a card', async () => {
    const art = artOf(repeat)
    const grid = squareGrid(18, 18, 18)
    const cloth = await renderLayoutPixels({ grid, cells: [0], art: [art], width: 420 })
    const perInch = 420 / grid.widthIn
    const { mean } = distance(cloth, art, { x: perInch, y: perInch })
    expect(mean).toBeLessThan(12)
  })
})

it('draws a tall narrow picture no taller than a browser lays it', async () => {
  const art = { ...artOf('half-brick', 2), repeatHeightIn: 60 }
  const { width, height } = await renderPixels({ art, view: 'tile', width: 1024 })
  expect([width, height]).toEqual([137, 8_192])
  expect(
    (await renderDesign({ art, view: 'tile', width: 300, format: 'webp' })).length,
  ).toBeGreaterThan(0)
})

it('does not enlarge what a card does not show', async () => {
  const started = performance.now()
  const art = { ...artOf('basic', 36), repeatHeightIn: 1_200 }
  await renderPixels({ art, view: 'card', width: 1024 })
  expect(performance.now() - started).toBeLessThan(4_000)
})

it('is printed on a cushion', async () => {
  const red = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
  const cushion = await renderInterior({
    art: { picture: red, repeat: 'mirrored', repeatWidthIn: 3, repeatHeightIn: 3 },
    drawing: 'pillow',
    sides: [18, 18],
    width: 300,
    window: 'square',
    format: 'webp',
  })
  const [red1 = 0, green = 0, blue = 0] = await sharp(cushion)
    .extract({ left: 140, top: 140, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(red1 - Math.max(green, blue)).toBeGreaterThan(80)
})
