import { expect, it } from 'vitest'
import { nextSemester, semesterRound } from './semester-round.ts'
import { SEMESTERS } from './semesters.table.ts'

it.each([
  ['2026-01-01T00:00:00Z', 'spring', '2026-02-01', '2026-02-15'],
  ['2026-02-01T23:59:59Z', 'spring', '2026-02-01', '2026-02-15'],
  ['2026-02-02T00:00:00Z', 'autumn', '2026-10-01', '2026-10-22'],
  ['2026-10-01T23:59:59Z', 'autumn', '2026-10-01', '2026-10-22'],
  ['2026-10-02T00:00:00Z', 'spring', '2027-02-01', '2027-02-15'],
  ['2026-12-31T23:59:59Z', 'spring', '2027-02-01', '2027-02-15'],
  ['2042-06-01T12:00:00Z', 'autumn', '2042-10-01', '2042-10-22'],
])(
  'an application of %s counts in %s until %s, with an answer by %s',
  (at, semester, closes, answers) => {
    expect(semesterRound(new Date(at))).toEqual({ semester, closes, answers })
  },
)

it('a semester is followed by the other one, year after year', () => {
  const spring = semesterRound(new Date('2026-01-09'))
  const autumn = nextSemester(spring)
  expect(autumn).toMatchObject({ semester: 'autumn', closes: '2026-10-01' })
  expect(nextSemester(autumn)).toMatchObject({ semester: 'spring', closes: '2027-02-01' })
})

it('the semesters stand in the order of their deadlines', () => {
  const days = SEMESTERS.map(({ closes }) => closes)
  expect(days).toEqual(days.toSorted())
})
