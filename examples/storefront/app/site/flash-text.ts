import { isErrorCode } from '@selvage/core/errors'
import type { Language } from '@selvage/core/locale'
import type { Translate } from '@selvage/i18n/messages'
import { localizePath } from '@selvage/i18n/routes'
import type { FlashMessage } from '@selvage/machines/flash'
import { errorText } from '@selvage/react/flash'
import type { FlashMessage as ShownMessage } from '@selvage/react/flash'

/** The message of pieces that found no room in a cart. */
export const SAVED_FOR_LATER = 'account.savedForLater'

/**
 * Returns a message of the last page, a code or a key, in the page's language. The end of a session
 * has the way to log in, which is left out on the page that logs in; some sentences differ for a
 * guest and a member.
 */
export function flashOf(
  t: Translate,
  lang: Language,
  message: FlashMessage,
  logInHref: string | undefined,
  guest: boolean | undefined,
): ShownMessage {
  const { text, params } = message
  const sentence = isErrorCode(text)
    ? errorText(t, { code: text, ...(params && { params }) }, { guest })
    : t(text as 'fabric.addedMessage', params as { title: string; count: number })
  if (text === 'EXPIRED_SESSION' && logInHref !== undefined)
    return { ...message, text: sentence, link: { href: logInHref, label: t('account.logIn') } }
  if (text !== SAVED_FOR_LATER) return { ...message, text: sentence }
  const link = { href: localizePath('save-for-later', lang), label: t('account.seeSaved') }
  return { ...message, text: sentence, link }
}
