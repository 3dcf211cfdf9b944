import type { SemesterRound } from '@selvage/core/student-grant'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { ButtonLink } from '@selvage/react/button'
import { useMessages } from '@selvage/react/messages'
import { RoundNote } from '../business/round-note.tsx'
import { SemesterDays } from './semester-days.tsx'

interface SemesterNoteProps {
  /** The semester that is open. */
  readonly round: SemesterRound
  /** The one after it. */
  readonly next: SemesterRound
}

/** The days of the semester that is open and of the next one, and the way to the form. */
export function SemesterNote({ round, next }: SemesterNoteProps) {
  const { lang, t } = useMessages()
  return (
    <RoundNote days={<SemesterDays round={round} next={next} />}>
      <ButtonLink href={documentRoutes.localizePath('student-grant', lang)}>
        {t('student-grant-page.apply')}
      </ButtonLink>
    </RoundNote>
  )
}
