import type { Language } from '@selvage/core/locale'
import { defaultLocales } from '@selvage/i18n/locale'
import { createTranslator } from '@selvage/i18n/messages'
import type { Catalogue, Translate } from '@selvage/i18n/messages'
import { catalogue as de } from '@selvage/i18n/messages/de'
import { catalogue as en } from '@selvage/i18n/messages/en'
import { catalogue as es } from '@selvage/i18n/messages/es'
import { catalogue as fr } from '@selvage/i18n/messages/fr'

/** Every language's words; the server holds all of them, a page carries one. */
export const catalogues: Readonly<Record<Language, Catalogue>> = { en, de, es, fr }

const of = (language: Language): Translate =>
  createTranslator({ catalogue: catalogues[language], locale: defaultLocales[language] })

/** Every language's translator. */
export const translators: Readonly<Record<Language, Translate>> = {
  en: of('en'),
  de: of('de'),
  es: of('es'),
  fr: of('fr'),
}
