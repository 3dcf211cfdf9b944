import type { ErrorCode } from '@selvage/core/errors'
import type { Catalogue, MessageKey, Translate } from '@selvage/i18n/messages'
import type { ErrorMessage } from '@selvage/machines/cart'

type ErrorKey = Extract<MessageKey, `errors.${ErrorCode}`>

/** Returns the message of an error; a code that the file lacks gets the one of SERVER_ERROR. */
export function errorSentence(
  t: Translate,
  messages: Catalogue,
  { code, params }: ErrorMessage,
): string {
  const key = `errors.${code}`
  const isKnown = (key: string): key is ErrorKey => Object.hasOwn(messages, key)
  return t(isKnown(key) ? key : 'errors.SERVER_ERROR', { limit: '', amount: '', ...params })
}
