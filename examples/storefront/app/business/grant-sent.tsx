import type { GrantRound } from '@selvage/core/business'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { useMessages } from '@selvage/react/messages'
import { ShortPage } from '../page/short-page.tsx'

interface GrantSentProps {
  /** The page about the grant. */
  readonly grant: 'small-business-grant' | 'design-grant'
  /** The round in which the application counts. */
  readonly round: GrantRound
}

/** The page that thanks for an application, and says what comes next. @source spec 1 §2 */
export function GrantSent({ grant, round }: GrantSentProps) {
  const { lang, t, date } = useMessages()
  return (
    <ShortPage title={t('business-page.sentTitle')} lead={t('business-page.sentText')} isAnswer>
      <p>
        {t('business-page.sentNext', { closes: date(round.closes), answers: date(round.answers) })}
      </p>
      <p>{t('business-page.sentSpam')}</p>
      <p>
        <a href={documentRoutes.localizePath(grant, lang)}>{t(`content.name_${grant}`)}</a>
      </p>
      <ButtonLink href={localizePath('shop', lang)}>{t('business-page.shop')}</ButtonLink>
    </ShortPage>
  )
}
