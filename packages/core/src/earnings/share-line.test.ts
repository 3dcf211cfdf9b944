import { describe, expect, test } from 'vitest'
import { shareLine } from './share-line.ts'

const NO_TERMS = { discountMinor: 0, discountedMinor: 0, includedTaxRate: 0 }
const one = new Map([[7, 1]])
const of = (usdMinor: number, terms: Partial<typeof NO_TERMS> = {}) =>
  shareLine({ usdMinor, squares: one }, { ...NO_TERMS, ...terms }).get(7)

describe('what a line earns its designer', () => {
  test.each([
    [0, 0],
    [9, 0],
    [10, 1],
    [1_999, 199],
    [2_000, 200],
    [9_999_999_99, 99_999_999],
  ])('is a tenth of %i cents, rounded down: %i', (usdMinor, cents) => {
    expect(of(usdMinor)).toBe(cents)
  })

  test.each([
    ['20 % off', 2_000, { discountMinor: 700, discountedMinor: 3_500 }, 160],
    ['a discount in another currency', 2_000, { discountMinor: 92, discountedMinor: 1_840 }, 190],
    ['everything off', 2_000, { discountMinor: 3_500, discountedMinor: 3_500 }, 0],
    ['more than everything off', 2_000, { discountMinor: 3_501, discountedMinor: 3_500 }, 0],
    ['19 % in the price', 1_190, { includedTaxRate: 0.19 }, 100],
    ['8.1 % in the price', 1_081, { includedTaxRate: 0.081 }, 100],
    ['5.5 % in the price', 2_110, { includedTaxRate: 0.055 }, 200],
    [
      'a discount and a tax',
      2_380,
      { discountMinor: 500, discountedMinor: 1_000, includedTaxRate: 0.19 },
      100,
    ],
  ])('counts what is paid after discounts and before tax: %s', (_, usdMinor, terms, cents) => {
    expect(of(usdMinor, terms)).toBe(cents)
  })
})

describe('the designs of a filled yard', () => {
  const divided = (cents: number, counts: readonly number[]) => {
    const squares = new Map(counts.map((count, at) => [at + 1, count]))
    return [...shareLine({ usdMinor: cents * 10, squares }, NO_TERMS).values()]
  }

  test.each([
    [100, [1, 1], [50, 50]],
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [21, 14, 7], [50, 33, 17]],
    [101, [2, 1], [67, 34]],
    [1, [1, 5], [0, 1]],
    [2, [1, 1, 1], [1, 1, 0]],
    [0, [3, 4], [0, 0]],
  ])('divide %i cents by their squares %j: %j', (cents, counts, shares) => {
    expect(divided(cents, counts)).toEqual(shares)
  })

  test('earn nothing where there is none', () => {
    expect(divided(100, [])).toEqual([])
  })
})
