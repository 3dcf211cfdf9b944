import type { GrantRoundRow } from '../business/grant-rounds.table.ts'

interface SemesterRow extends GrantRoundRow {
  readonly semester: 'spring' | 'autumn'
}

/**
 * The semesters of the student project grant in a year, by their deadlines. They come again each
 * year.
 * @source spec 2 §4
 */
export const SEMESTERS = [
  { semester: 'spring', closes: '02-01', answers: '02-15' },
  { semester: 'autumn', closes: '10-01', answers: '10-22' },
] as const satisfies readonly SemesterRow[]

/** The name of a semester. */
export type Semester = (typeof SEMESTERS)[number]['semester']
