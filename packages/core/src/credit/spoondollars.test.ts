import { expect, test } from 'vitest'

import { giftCodeOf, giftCodeProblemOf, GIFT_CODE_PROBLEMS } from './gift-code.ts'
import { payWithSpoondollars, spoondollarCentsIn, spoondollarsFor } from './spoondollars.ts'

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

const used = (cents: number, minor: number) => ({ cents, minor })

test.each([
  ['a part that is wanted', 9_000, 250, 5_000, 1, used(250, 250), 4_750, 5_000],
  ['no more than the order', 9_000, 9_000, 5_000, 1, used(5_000, 5_000), 0, 5_000],
  ['no more than the balance', 700, 9_000, 5_000, 1, used(700, 700), 4_300, 700],
  ['the fewest cents of another currency', 9_000, 9_000, 921, 0.92, used(1_002, 921), 0, 1_002],
  ['nothing that is not wanted', 9_000, 0, 5_000, 1, null, 5_000, 5_000],
  ['nothing of an order that is paid', 9_000, 100, 0, 1, null, 0, 0],
  ['nothing of so little that it is worth none', 9_000, 1, 5_000, 0.5, null, 5_000, 9_000],
])(
  'an order is paid with %s',
  (_, balanceCents, wantedCents, leftMinor, rate, spoondollars, dueMinor, usableCents) => {
    const order = { leftMinor, rate, subscription: false }
    expect(payWithSpoondollars({ balanceCents, wantedCents }, order)).toEqual({
      spoondollars,
      dueMinor,
      balance: { cents: balanceCents, usableCents },
    })
  },
)

test('a subscription is paid with none of them', () => {
  const order = { leftMinor: 5_000, rate: 1, subscription: true }
  expect(payWithSpoondollars({ balanceCents: 900, wantedCents: 900 }, order)).toEqual({
    spoondollars: null,
    dueMinor: 5_000,
    balance: { cents: 900, usableCents: 0 },
  })
})

test('what is wrong with a gift certificate is read from the message of the gateway', () => {
  expect(GIFT_CODE_PROBLEMS.map(giftCodeProblemOf)).toEqual(GIFT_CODE_PROBLEMS)
  expect(['', 'invalid', undefined].map(giftCodeProblemOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  ['SPOONDOLLAR_CREDIT', '25', 2_500],
  ['SPOONDOLLAR_CREDIT', '19.99', 1_999],
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
  ['７Q2M-4KXA-90TB-C3VE', '7Q2M-4KXA-90TB-C3VE'],
  ['7Q2M\t4KXA\u00a090TB--C3VE', '7Q2M-4KXA-90TB-C3VE'],
  ['!7Q2M-4KXA-90TB-C3V', undefined],
  ['7Q2M-4KXA-90TB-C3V!', undefined],
  ['7Q2M_4KXA_90TB', undefined],
  ['', undefined],
  ['__proto__', undefined],
])('reads the code %j as %j', (typed, code) => {
  expect(giftCodeOf(typed)).toBe(code)
})
