import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { ShortPage } from '../page/short-page.tsx'

/** The query parameter of the page that follows a request. */
const SENT = 'sent'

/** True for the page that follows a request. */
export const isSentPage = ({ url }: Request): boolean => new URL(url).searchParams.has(SENT)

/** Returns the address of the page that follows a request. */
export const sentPath = (
  route: 'request-for-information' | 'represent-resident',
  language: Language,
): string => localizePath(route, language, {}, { [SENT]: '1' })

interface RequestSentProps {
  /** Says whom the link was sent to. */
  readonly lead: string
}

/** The page that says that a link was sent, whether its address is known or not. */
export function RequestSent({ lead }: RequestSentProps) {
  const { t } = useMessages()
  return (
    <ShortPage title={t('privacy-page.sentTitle')} lead={lead} isAnswer>
      <p>{t('privacy-page.sentSpam')}</p>
    </ShortPage>
  )
}
