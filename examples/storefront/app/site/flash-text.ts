import { isErrorCode } from '@selvage/core/errors'
import type { Translate } from '@selvage/i18n/messages'
import type { FlashMessage } from '@selvage/machines/flash'
import { errorText } from '@selvage/react/flash'

/** Returns a message of the last page, a code or a key, as a sentence in the page's language. */
export function flashText(t: Translate, { text, params }: FlashMessage): string {
  return isErrorCode(text)
    ? errorText(t, { code: text, ...(params && { params }) })
    : t(text as 'fabric.addedMessage', params as { title: string; count: number })
}
