import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { useMessages } from '@selvage/react/messages'
import { ShortPage } from '../page/short-page.tsx'

/** The page of a link that opens no request, with the way to a new one. */
export function RequestOver() {
  const { t } = useMessages()
  return (
    <ShortPage title={t('privacy-page.linkOver')} lead={t('privacy-page.linkOverText')}>
      <AskAgain />
    </ShortPage>
  )
}

/** The way to a new request. */
export function AskAgain() {
  const { lang, t } = useMessages()
  return (
    <ButtonLink href={localizePath('request-for-information', lang)}>
      {t('privacy-page.again')}
    </ButtonLink>
  )
}
