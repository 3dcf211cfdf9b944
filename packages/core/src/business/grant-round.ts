import { GRANT_ROUNDS } from './grant-rounds.table.ts'

/** A round of the small-business grant, with its days as `YYYY-MM-DD`. */
export interface GrantRound {
  /** The last day of the round, in UTC. */
  readonly closes: string
  /** The day by which everybody has an answer. */
  readonly answers: string
}

/** Returns the round in which an application of a time counts: one is open at any time. */
export function grantRound(at: Date): GrantRound {
  const today = at.toISOString().slice(5, 10)
  const year = at.getUTCFullYear()
  const { closes, answers } = GRANT_ROUNDS.find((round) => today <= round.closes) ?? GRANT_ROUNDS[0]
  return {
    closes: `${year}-${closes}`,
    answers: `${answers < closes ? year + 1 : year}-${answers}`,
  }
}
