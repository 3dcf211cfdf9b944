import { LOCALE_OF_LANGUAGE } from '@selvage/core/locale'
import type { Language } from '@selvage/core/locale'
import { createTranslators } from '@selvage/i18n/messages/i18next'
import { MAIL_MESSAGES } from './messages.table.ts'

type English = (typeof MAIL_MESSAGES)['en']
type MailKey = keyof English

/** The names between double braces in a sentence. */
type ParamsIn<Sentence> = Sentence extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never

type MailArgs<Key extends MailKey> = [ParamsIn<English[Key]>] extends [never]
  ? []
  : [params: Readonly<Record<ParamsIn<English[Key]>, string | number>>]

/** Gives a mail's sentence, filled with the parameters that the English one names. */
export type TranslateMail = <Key extends MailKey>(key: Key, ...args: MailArgs<Key>) => string

const translatorFor = createTranslators({
  en: { mail: MAIL_MESSAGES.en },
  de: { mail: MAIL_MESSAGES.de },
  es: { mail: MAIL_MESSAGES.es },
  fr: { mail: MAIL_MESSAGES.fr },
})

/** Returns a language's translator of mails, which is i18next's. */
export function mailTranslator(language: Language): TranslateMail {
  const translate = translatorFor(LOCALE_OF_LANGUAGE[language]) as (
    key: string,
    params: Readonly<Record<string, string>>,
  ) => string
  return (key, ...[params]) => translate(`mail.${key}`, onOneLine(params ?? {}))
}

/** The parameter of a text of several lines, which its writer typed. */
const MESSAGE = 'message'

function onOneLine(params: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      name === MESSAGE ? eachOnOneLine(String(value)).join('\n') : oneLine(String(value)),
    ]),
  )
}

/** Returns the lines of a text, each without control characters. */
export const eachOnOneLine = (text: string): string[] => text.split('\n').map(oneLine)

/** Removes line breaks and control characters, so that a name cannot start a line of its own. */
export function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()
}
