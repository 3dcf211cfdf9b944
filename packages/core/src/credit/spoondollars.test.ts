import { expect, test } from 'vitest'
import { giftCodeOf } from './gift-code.ts'
import { spoondollarCentsIn, spoondollarsFor } from './spoondollars.ts'

test.each([
  ['all of a balance that is too small', 1_000, 1_000, 5_000, 1, 1_000, 1_000],
  ['no more than is left to pay', 9_000, 9_000, 5_000, 1, 5_000, 5_000],
  ['no more than the member wants', 9_000, 250, 5_000, 1, 250, 250],
  ['no more than the member has', 250, 9_000, 5_000, 1, 250, 250],
  ['their worth in pounds', 100, 100, 5_000, 0.57, 100, 57],
  ['the fewest cents that cover euros', 9_000, 9_000, 920, 0.92, 1_000, 920],
  ['a cent more where the last one is not whole', 9_000, 9_000, 921, 0.92, 1_002, 921],
  ['the fewest cents of a dear currency', 9_000, 9_000, 5, 3, 2, 5],
  ['nothing of an order that is paid', 9_000, 9_000, 0, 1, 0, 0],
  ['nothing without a balance', 0, 100, 5_000, 1, 0, 0],
  ['nothing for a wish below zero', 100, -5, 5_000, 1, 0, 0],
])('spends %s', (_, balanceCents, wantedCents, leftMinor, rate, cents, minor) => {
  expect(spoondollarsFor({ balanceCents, wantedCents }, leftMinor, rate)).toEqual({ cents, minor })
})

test.each([
  ['SPOONDOLLAR_CREDIT', '25', 2_500],
  ['ARTIST_WELCOME_PACK', '', 3_500],
  ['HANDBOOK', '', 0],
  ['__proto__', '', 0],
])('%s of %s brings %i cents', (code, size, cents) => {
  expect(spoondollarCentsIn(code, size)).toBe(cents)
})

test.each([
  ['7Q2M-4KXA-90TB-C3VE', '7Q2M-4KXA-90TB-C3VE'],
  [' 7q2m 4kxa 90tb c3ve ', '7Q2M-4KXA-90TB-C3VE'],
  ['7Q2M4KXA9OTBC3VE', '7Q2M-4KXA-90TB-C3VE'],
  ['ILIL0000OOOO1111', '1111-0000-0000-1111'],
  ['7Q2M-4KXA-90TB-C3V', undefined],
  ['7Q2M-4KXA-90TB-C3VE1', undefined],
  ['7Q2M-4KXA-90TB-C3VU', undefined],
  ['', undefined],
  ['__proto__', undefined],
])('reads the code %j as %j', (typed, code) => {
  expect(giftCodeOf(typed)).toBe(code)
})
