/** A round of a grant, whose days are those of every year, as `MM-DD`. */
export interface GrantRoundRow {
  /** The last day on which an application counts in the round, in UTC. */
  readonly closes: string
  /** The day by which everybody has an answer, which may be in the year after. */
  readonly answers: string
}

/** The rounds of the small-business grant in a year, in their order. */
export const GRANT_ROUNDS = [
  { closes: '03-31', answers: '04-21' },
  { closes: '06-30', answers: '07-21' },
  { closes: '09-30', answers: '10-21' },
  { closes: '12-31', answers: '01-21' },
] as const satisfies readonly GrantRoundRow[]
