import { expect, test } from 'vitest'
import { betterDiscount } from './better-discount.ts'

test.each<[string, number | null, number | null, ReturnType<typeof betterDiscount>]>([
  ['none of neither', null, null, null],
  ['the promo alone', 10, null, 'promo'],
  ['the group alone', null, 10, 'group'],
  ['the promo that is larger', 20, 15, 'promo'],
  ['the group that is larger', 10, 15, 'group'],
  ['the group of two equal ones, which leaves the code unused', 10, 10, 'group'],
  ['the promo that is larger by one', 11, 10, 'promo'],
])('%s', (_, promo, group, counts) => {
  expect(betterDiscount(promo, group)).toBe(counts)
})
