import { useMessages } from '@selvage/react/messages'
import type { ReactNode } from 'react'
import * as css from './round-note.css.ts'

interface RoundNoteProps {
  /** The days of the round that is open. */
  readonly days: ReactNode
  /** The buttons that lead to its forms. */
  readonly children: ReactNode
}

/** The round of a grant that is open, and the way to its forms. */
export function RoundNote({ days, children }: RoundNoteProps) {
  const { t } = useMessages()
  return (
    <section className={css.note} aria-label={t('business-page.apply')}>
      {days}
      <div className={css.forms}>{children}</div>
    </section>
  )
}
