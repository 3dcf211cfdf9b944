import { languageOf } from '@selvage/core/locale'
import type { Language } from '@selvage/core/locale'
import { createTranslator } from '@selvage/i18n/messages'
import type { Catalogue, MessageParams, Translate } from '@selvage/i18n/messages'
import { catalogue as de } from '@selvage/i18n/messages/de'
import { catalogue as en } from '@selvage/i18n/messages/en'
import { catalogue as british } from '@selvage/i18n/messages/en-GB'
import { catalogue as es } from '@selvage/i18n/messages/es'
import { catalogue as fr } from '@selvage/i18n/messages/fr'
import germanTexts from './messages/de.json' with { type: 'json' }
import britishTexts from './messages/en-gb.json' with { type: 'json' }
import englishTexts from './messages/en.json' with { type: 'json' }
import spanishTexts from './messages/es.json' with { type: 'json' }
import frenchTexts from './messages/fr.json' with { type: 'json' }

/** The key of a text of a product; one with a plural is named without its form. */
export type TextKey = keyof typeof englishTexts | 'stock.colors'

/** Writes about products in one language: the messages that pages have, too, and the own texts. */
export interface ProductWriter {
  readonly t: Translate
  readonly text: (key: TextKey, params?: MessageParams) => string
}

const CATALOGUES: Readonly<Record<Language | 'british', Catalogue>> = {
  en: { ...en, ...englishTexts },
  british: { ...british, ...englishTexts, ...britishTexts },
  de: { ...de, ...germanTexts },
  es: { ...es, ...spanishTexts },
  fr: { ...fr, ...frenchTexts },
}

const writers = new Map<string, ProductWriter>()

/** Returns the writer of a locale. */
export function productWriter(locale: string): ProductWriter {
  const found = writers.get(locale)
  if (found) return found
  const isBritish = locale === 'en_GB' || locale === 'en_AU'
  const catalogue = CATALOGUES[isBritish ? 'british' : languageOf(locale)]
  const t = createTranslator({ catalogue, locale })
  const writer = { t, text: t as ProductWriter['text'] }
  writers.set(locale, writer)
  return writer
}
