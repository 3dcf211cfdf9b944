import { languageOf } from '@selvage/core/locale'
import type { Language, Locale } from '@selvage/core/locale'
import { flattenMessages } from '@selvage/i18n/messages'
import type { Catalogue } from '@selvage/i18n/messages'
import { german } from '@selvage/i18n/messages/de'
import { english } from '@selvage/i18n/messages/en'
import { british } from '@selvage/i18n/messages/en-GB'
import { spanish } from '@selvage/i18n/messages/es'
import { french } from '@selvage/i18n/messages/fr'
import { createTranslators } from '@selvage/i18n/messages/i18next'

const messages = { en: english, de: german, es: spanish, fr: french }

/** Messages of the locales that have words of their own. */
const regional = { en_GB: british, en_AU: british }
const britishCatalogue = flattenMessages(british)

const regionalCatalogues: Readonly<Partial<Record<Locale, Catalogue>>> = {
  en_GB: britishCatalogue,
  en_AU: britishCatalogue,
}
const catalogues: Readonly<Record<Language, Catalogue>> = {
  en: flattenMessages(messages.en),
  de: flattenMessages(messages.de),
  es: flattenMessages(messages.es),
  fr: flattenMessages(messages.fr),
}

/** Returns a locale's messages. A page carries only those of its islands. */
export const catalogueOf = (locale: Locale): Catalogue =>
  regionalCatalogues[locale] ?? catalogues[languageOf(locale)]

/** Returns i18next's translator for a locale; the browser's compiled one gives equal sentences. */
export const translatorFor = createTranslators(messages, regional)
