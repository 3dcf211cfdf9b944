import { expect, test } from 'vitest'
import { chunkOf, chunkProblem, continuousPieces, hasPieces } from './chunks.ts'

test('a line is one piece, or as many as its chunks make, the longest first', () => {
  expect(continuousPieces(5, null)).toEqual([{ count: 1, length: 5 }])
  expect(continuousPieces(5, 2)).toEqual([
    { count: 2, length: 2 },
    { count: 1, length: 1 },
  ])
  expect(continuousPieces(6, 3)).toEqual([{ count: 2, length: 3 }])
})

test('fabric from a bolt has pieces, what is cut already has none', () => {
  for (const kind of ['fabric', 'solid', 'unprinted'])
    expect([hasPieces(kind, 'YARD'), hasPieces(kind, 'METER')]).toEqual([true, true])
  expect(hasPieces('fabric', 'FAT_QUARTER_YARD')).toBe(false)
  expect(hasPieces('solid', 'TEST_SWATCH_METER')).toBe(false)
  expect(hasPieces('home-good', '18X18')).toBe(false)
  expect(hasPieces('wallpaper', 'YARD')).toBe(false)
})

test('a chunk as long as the line is no chunk', () => {
  expect([chunkOf(5, 4), chunkOf(5, 5), chunkOf(5, 6), chunkOf(5, null)]).toEqual([
    4,
    null,
    null,
    null,
  ])
})

test.each([
  ['fabric', 'YARD', 5, 6, { max: 5 }],
  ['fabric', 'YARD', 5, 5, undefined],
  ['fabric', 'YARD', 99, 121, { max: 99 }],
  ['unprinted', 'METER', 99, 111, { max: 99 }],
  ['solid', 'YARD', 130, 120, undefined],
  ['solid', 'YARD', 130, 121, { max: 120 }],
  ['solid', 'METER', 130, 110, undefined],
  ['solid', 'METER', 130, 111, { max: 110 }],
  ['solid', 'YARD', 3, 4, { max: 3 }],
  ['solid', 'TEST_SWATCH_YARD', 3, 1, {}],
  ['wallpaper', 'PANEL_6_FT', 4, 2, {}],
] as const)('%s by the %s, %i in pieces of %i: %j', (kind, size, quantity, chunkSize, problem) => {
  expect(chunkProblem({ kind, size, quantity, chunkSize })).toEqual(problem)
})
