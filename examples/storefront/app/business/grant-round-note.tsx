import type { GrantRound } from '@selvage/core/business'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { ButtonLink } from '@selvage/react/button'
import { useMessages } from '@selvage/react/messages'
import { RoundNote } from './round-note.tsx'

interface GrantRoundNoteProps {
  /** The round that is open. */
  readonly round: GrantRound
}

/** The days of the round that is open, and the way to both forms. */
export function GrantRoundNote({ round }: GrantRoundNoteProps) {
  const { lang, t, date } = useMessages()
  const days = { closes: date(round.closes), answers: date(round.answers) }
  return (
    <RoundNote days={<p>{t('business-page.round', days)}</p>}>
      <ButtonLink href={documentRoutes.localizePath('business-owner', lang)}>
        {t('business-page.owner')}
      </ButtonLink>
      <ButtonLink href={documentRoutes.localizePath('business-starter', lang)}>
        {t('business-page.starter')}
      </ButtonLink>
    </RoundNote>
  )
}
