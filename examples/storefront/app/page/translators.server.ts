import type { Language } from '@selvage/core/locale'
import { flattenMessages } from '@selvage/i18n/messages'
import type { Catalogue } from '@selvage/i18n/messages'
import { german } from '@selvage/i18n/messages/de'
import { english } from '@selvage/i18n/messages/en'
import { spanish } from '@selvage/i18n/messages/es'
import { french } from '@selvage/i18n/messages/fr'
import { createTranslators } from '@selvage/i18n/messages/i18next'

const messages = { en: english, de: german, es: spanish, fr: french }

/** Every language's messages. A page carries only those of its islands. */
export const catalogues: Readonly<Record<Language, Catalogue>> = {
  en: flattenMessages(messages.en),
  de: flattenMessages(messages.de),
  es: flattenMessages(messages.es),
  fr: flattenMessages(messages.fr),
}

/** Returns i18next's translator for a locale; the browser's compiled one gives equal sentences. */
export const translatorFor = createTranslators(messages)
