import { openRound } from '../business/grant-round.ts'
import type { GrantRound } from '../business/grant-round.ts'
import { SEMESTERS } from './semesters.table.ts'
import type { Semester } from './semesters.table.ts'

/** A semester of the student project grant, with its days as `YYYY-MM-DD`. */
export interface SemesterRound extends GrantRound {
  readonly semester: Semester
}

/** Returns the semester in which an application of a time counts: one is open at any time. */
export const semesterRound = (at: Date): SemesterRound =>
  openRound<(typeof SEMESTERS)[number]>(SEMESTERS, at)

const DAY_MS = 24 * 60 * 60_000

/** Returns the semester after another one. */
export const nextSemester = ({ closes }: SemesterRound): SemesterRound =>
  semesterRound(new Date(Date.parse(closes) + DAY_MS))
