import { expect, it } from 'vitest'
import { grantRound } from './grant-round.ts'
import { GRANT_ROUNDS } from './grant-rounds.table.ts'

it.each([
  ['2026-01-01T00:00:00Z', '2026-03-31', '2026-04-21'],
  ['2026-03-31T23:59:59Z', '2026-03-31', '2026-04-21'],
  ['2026-04-01T00:00:00Z', '2026-06-30', '2026-07-21'],
  ['2026-12-31T23:59:59Z', '2026-12-31', '2027-01-21'],
  ['2028-02-29T12:00:00Z', '2028-03-31', '2028-04-21'],
])(
  'an application of %s counts in the round until %s, with an answer by %s',
  (at, closes, answers) => {
    expect(grantRound(new Date(at))).toEqual({ closes, answers })
  },
)

it('the rounds fill the year, so that one is open on each of its days', () => {
  expect(GRANT_ROUNDS.map(({ closes }) => closes)).toEqual(
    GRANT_ROUNDS.map(({ closes }) => closes).toSorted(),
  )
  expect(GRANT_ROUNDS.at(-1)?.closes).toBe('12-31')
})
