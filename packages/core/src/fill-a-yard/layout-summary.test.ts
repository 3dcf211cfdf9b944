import { expect, test } from 'vitest'
import { asksAboutEmpty } from './layout-summary.ts'

test.each([
  // A quilt of forty-two: five empty squares may be a pattern, six are asked about.
  [42, 0, false],
  [42, 5, false],
  [42, 6, true],
  [42, 41, true],
  // Four napkins, six napkins, two halves: more than half.
  [4, 2, false],
  [4, 3, true],
  [6, 3, false],
  [6, 4, true],
  [2, 1, false],
])('of %i cells, %i of them empty, it is %s that they are asked about', (cells, empty, asks) => {
  expect(asksAboutEmpty({ cells, empty })).toBe(asks)
})
