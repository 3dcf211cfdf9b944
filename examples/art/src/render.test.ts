import { expect, test } from 'vitest'
import type { ArtParams } from './draw-tile.ts'
import { renderDesign } from './render.ts'

const dense: ArtParams = { family: 'scallop', seed: 11, palette: 'All Hallows', repeat: 'basic' }

const sizeOf = async (width: 650 | 1024): Promise<number> =>
  (await renderDesign({ art: dense, view: 'card', width, format: 'avif' })).length

test('packs a card of dense art into its budget, and other pictures as they are', async () => {
  expect(await sizeOf(650)).toBeLessThanOrEqual(35_000)
  expect(await sizeOf(650)).toBeGreaterThan(25_000)
  expect(await sizeOf(1024)).toBeGreaterThan(100_000)
})

test('keeps to that budget, too, where an AVIF is worked on less', async () => {
  const card = { art: dense, view: 'card', width: 650, format: 'avif' } as const
  const quick = await renderDesign({ ...card, effort: 0 })
  expect(quick.length).toBeLessThanOrEqual(35_000)
  expect(quick.equals(await renderDesign(card))).toBe(false)
})
