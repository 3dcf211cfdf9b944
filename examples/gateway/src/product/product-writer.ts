import { languageOf } from '@selvage/core/locale'
import type { Language } from '@selvage/core/locale'
import { createTranslator } from '@selvage/i18n/messages'
import type { Catalogue, Translate } from '@selvage/i18n/messages'
import { catalogue as de } from '@selvage/i18n/messages/de'
import { catalogue as en } from '@selvage/i18n/messages/en'
import { catalogue as british } from '@selvage/i18n/messages/en-GB'
import { catalogue as es } from '@selvage/i18n/messages/es'
import { catalogue as fr } from '@selvage/i18n/messages/fr'

const CATALOGUES: Readonly<Record<Language | 'british', Catalogue>> = { en, british, de, es, fr }
const writers = new Map<string, Translate>()

/** Returns what writes about products in a locale, with the messages that pages have, too. */
export function productWriter(locale: string): Translate {
  const found = writers.get(locale)
  if (found) return found
  const isBritish = locale === 'en_GB' || locale === 'en_AU'
  const catalogue = CATALOGUES[isBritish ? 'british' : languageOf(locale)]
  const writer = createTranslator({ catalogue, locale })
  writers.set(locale, writer)
  return writer
}
