import type { SemesterRound } from '@selvage/core/student-grant'
import { useMessages } from '@selvage/react/messages'

interface SemesterDaysProps {
  /** The semester that is open. */
  readonly round: SemesterRound
  /** The one after it; left out where nobody plans that far. */
  readonly next?: SemesterRound
}

/** The deadline of the open semester and the day of its answers, and those of the next one. */
export function SemesterDays({ round, next }: SemesterDaysProps) {
  const { t, date } = useMessages()
  const daysOf = ({ closes, answers }: SemesterRound) => ({
    closes: date(closes),
    answers: date(answers),
  })
  return (
    <>
      <p>{t(`student-grant-page.round_${round.semester}`, daysOf(round))}</p>
      {next && <p>{t(`student-grant-page.next_${next.semester}`, daysOf(next))}</p>}
    </>
  )
}
