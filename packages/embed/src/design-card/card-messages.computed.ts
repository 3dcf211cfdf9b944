import { cmToInches } from '@selvage/core/length'
import { LANGUAGES } from '@selvage/core/locale'
import type { Language } from '@selvage/core/locale'
import { formatLength } from '@selvage/i18n/format'
import { defaultLocales } from '@selvage/i18n/locale'
import { routePatterns } from '@selvage/i18n/routes'
import type { Catalogue } from '@selvage/i18n/messages'
import { catalogue as de } from '@selvage/i18n/messages/de'
import { catalogue as en } from '@selvage/i18n/messages/en'
import { catalogue as es } from '@selvage/i18n/messages/es'
import { catalogue as fr } from '@selvage/i18n/messages/fr'
import { CARD_KEYS } from './card-keys.ts'

const catalogues: Readonly<Record<Language, Catalogue>> = { en, de, es, fr }

/** Length of the ruler in whole inches and in whole centimeters. */
const RULER_IN = 2
const RULER_CM = 5

/** The messages of a card in one language. */
export interface CardMessages extends Record<keyof typeof CARD_KEYS, string> {
  /** The ruler's length in inches. */
  readonly imperial: string
  /** The ruler's length in centimeters. */
  readonly metric: string
  /** Path of a design's page, with `{designId}`. */
  readonly page: string
}

function messagesOf(lang: Language): CardMessages {
  const sentence = (key: string): string => {
    const found = catalogues[lang][key]
    if (found === undefined)
      throw new Error(`The words of "${lang}" have no ${key}, which a card shows.`)
    return found
  }
  return {
    picture: sentence(CARD_KEYS.picture),
    from: sentence(CARD_KEYS.from),
    tax: sentence(CARD_KEYS.tax),
    brand: sentence(CARD_KEYS.brand),
    imperial: formatLength(RULER_IN, defaultLocales[lang], 'imperial'),
    metric: formatLength(cmToInches(RULER_CM), defaultLocales[lang], 'metric'),
    page: (routePatterns('fabric', lang)[0] ?? '/').replace(/:(\w+)/g, '{$1}'),
  }
}

/**
 * A card's messages in every language, computed when the script is built. They are few, so they
 * are part of the card's own file.
 */
export const cardMessages = Object.fromEntries(
  LANGUAGES.map((lang) => [lang, messagesOf(lang)]),
) as Readonly<Record<Language, CardMessages>>
