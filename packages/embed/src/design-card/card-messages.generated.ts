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

const catalogues: Readonly<Record<Language, Catalogue>> = { en, de, es, fr }

/** Marks of the ruler: whole inches, or whole centimetres. */
const RULER_IN = 2
const RULER_CM = 5

/** The few words of a card. */
export interface CardMessages {
  readonly picture: string
  readonly from: string
  /** The ruler's length in inches and in centimetres. */
  readonly imperial: string
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
    picture: sentence('design.picture'),
    from: sentence('design.from'),
    imperial: formatLength(RULER_IN, defaultLocales[lang], 'imperial'),
    metric: formatLength(cmToInches(RULER_CM), defaultLocales[lang], 'metric'),
    page: (routePatterns('fabric', lang)[0] ?? '/').replace(/:(\w+)/g, '{$1}'),
  }
}

/**
 * A card's words in every language, filled in when the script is built: so few that no page has to
 * fetch a file for them.
 */
export const cardMessages = Object.fromEntries(
  LANGUAGES.map((lang) => [lang, messagesOf(lang)]),
) as Readonly<Record<Language, CardMessages>>

/** The name of the shop, the same in every language. */
export const brand: string = en['common.brand'] ?? ''
