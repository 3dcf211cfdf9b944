import { expect, test } from 'vitest'
import { paletteOf } from './collection-card.tsx'

test('the edge has a dot of every design before a second dot of any, and each color once', () => {
  const designs = [
    { palette: ['#111111', '#222222'] },
    { palette: ['#333333', '#111111', '#444444'] },
    { palette: [] },
  ]
  expect(paletteOf(designs)).toEqual(['#111111', '#333333', '#222222', '#444444'])
})

test('the edge has at most eight dots, and none for a collection without designs', () => {
  expect(
    paletteOf([{ palette: Array.from({ length: 12 }, (_, at) => `#00000${at.toString(16)}`) }]),
  ).toHaveLength(8)
  expect(paletteOf([])).toEqual([])
})
