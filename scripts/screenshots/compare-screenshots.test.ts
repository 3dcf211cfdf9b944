import sharp from 'sharp'
import { expect, test } from 'vitest'
import { modes } from '../../stories/support/modes.table.ts'
import {
  compareScreenshot,
  compareSettled,
  encodeBaseline,
  strayBaselines,
} from './compare-screenshots.ts'
import { screenshotNames } from './take-screenshots.ts'

const paper = { create: { width: 80, height: 60, channels: 3, background: '#faf7f1' } } as const
const square = (size: number, background: string) => ({
  input: { create: { width: size, height: size, channels: 3, background } } as const,
  top: 10,
  left: 10,
})
const picture = (size: number, color: string): Promise<Buffer> =>
  sharp(paper)
    .composite([square(size, color)])
    .png()
    .toBuffer()
const name = 'test--picture.light-en-large'

test('takes a picture for the same after it was encoded', async () => {
  const png = await picture(20, '#a3282c')
  expect(await compareScreenshot({ name, png }, await encodeBaseline(png))).toBeNull()
})

test('overlooks a difference of color that no eye sees', async () => {
  const baseline = await encodeBaseline(await picture(20, '#a3282c'))
  expect(await compareScreenshot({ name, png: await picture(20, '#a4292d') }, baseline)).toBeNull()
})

test.each([
  ['another color', 20, '#2c4a6b'],
  ['another shade', 20, '#b3282c'],
  ['another size of a part', 24, '#a3282c'],
])('names a picture with %s', async (_, size, color) => {
  const baseline = await encodeBaseline(await picture(20, '#a3282c'))
  const difference = await compareScreenshot({ name, png: await picture(size, color) }, baseline)
  expect(difference).toMatch(
    /^test--picture\.light-en-large differs in \d+ pixels, from \d+, \d+ to \d+, \d+\.$/,
  )
})

test('looks again at a page that did not stand still', async () => {
  const [still, moving] = await Promise.all([picture(20, '#a3282c'), picture(24, '#a3282c')])
  const baseline = await encodeBaseline(still)
  const screenshot = { name, png: moving, foreign: [] }
  expect(await compareSettled({ ...screenshot, settled: async () => still }, baseline)).toBeNull()
  const changed = await compareSettled({ ...screenshot, settled: async () => moving }, baseline)
  expect(changed?.difference).toMatch(/from 10, 10 to 33, 33\.$/)
})

test('names a picture of another size, and one without a baseline', async () => {
  const png = await picture(20, '#a3282c')
  const wide = await sharp(png).extend({ right: 4 }).png().toBuffer()
  expect(await compareScreenshot({ name, png: wide }, png)).toContain('84 × 60 px instead of 80')
  expect(await compareScreenshot({ name, png }, undefined)).toContain('has no picture')
})

test('every mode has pictures, and every picture a story', async () => {
  for (const mode of Object.keys(modes))
    expect(screenshotNames.filter((each) => each.endsWith(`.${mode}`))).not.toEqual([])
  expect(new Set(screenshotNames).size).toBe(screenshotNames.length)
  expect(await strayBaselines(screenshotNames)).toEqual([])
  expect(await strayBaselines(screenshotNames.slice(1))).toEqual([`${screenshotNames[0]}.webp`])
})
