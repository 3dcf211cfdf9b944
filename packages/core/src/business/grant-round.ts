import { GRANT_ROUNDS } from './grant-rounds.table.ts'
import type { GrantRoundRow } from './grant-rounds.table.ts'

/** A round of a grant, with its days as `YYYY-MM-DD`. */
export interface GrantRound {
  /** The last day of the round, in UTC. */
  readonly closes: string
  /** The day by which everybody has an answer. */
  readonly answers: string
}

/**
 * Returns the row of the round that is open at a time, with its days in their years: the first one
 * of a year is open from the end of the year before.
 *
 * @param rounds The rounds of a year, in their order
 */
export function openRound<Row extends GrantRoundRow>(
  rounds: readonly [Row, ...Row[]],
  at: Date,
): Omit<Row, keyof GrantRound> & GrantRound {
  const today = at.toISOString().slice(5, 10)
  const ofThisYear = rounds.find(({ closes }) => today <= closes)
  const row = ofThisYear ?? rounds[0]
  const year = at.getUTCFullYear() + (ofThisYear ? 0 : 1)
  return {
    ...row,
    closes: `${year}-${row.closes}`,
    answers: `${row.answers < row.closes ? year + 1 : year}-${row.answers}`,
  }
}

/** Returns the round in which an application of a time counts: one is open at any time. */
export const grantRound = (at: Date): GrantRound =>
  openRound<(typeof GRANT_ROUNDS)[number]>(GRANT_ROUNDS, at)
