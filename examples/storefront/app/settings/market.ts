import { CURRENCIES, DEFAULT_CURRENCY, isLanguage } from '@selvage/core/locale'
import type { Currency, Language } from '@selvage/core/locale'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { fallbackLanguage, languages } from '@selvage/i18n/locale'
import { localizePath, matchPath } from '@selvage/i18n/routes'
import type { Choices } from './choices.ts'

/** The languages and currencies that the shop is offered in, the first in place of others. */
export interface Market {
  readonly languages: readonly [Language, ...Language[]]
  readonly currencies: readonly [Currency, ...Currency[]]
}

/** The market of a shop in all of its languages and currencies. */
export const EVERYWHERE: Market = {
  languages: [fallbackLanguage, ...languages.filter((each) => each !== fallbackLanguage)],
  currencies: [DEFAULT_CURRENCY, ...CURRENCIES.filter((each) => each !== DEFAULT_CURRENCY)],
}
const ENGLISH_USD: Market = { languages: ['en'], currencies: ['USD'] }

/**
 * Returns the shop's market.
 * @source domain.md §7 (`englishUsdOnly`)
 */
export function marketOf({ englishUsdOnly }: { readonly englishUsdOnly: boolean }): Market {
  return englishUsdOnly ? ENGLISH_USD : EVERYWHERE
}

/** True for a language that the market has. */
export const isOffered = (
  { languages }: Pick<Market, 'languages'>,
  text: string,
): text is Language => isLanguage(text) && languages.includes(text)

/** Returns choices with the market's currency in place of one that it does not have. */
export function choicesIn({ currencies }: Market, choices: Partial<Choices>): Partial<Choices> {
  const { currency } = choices
  return currency === undefined || currencies.includes(currency)
    ? choices
    : { ...choices, currency: currencies[0] }
}

/**
 * Returns the path of the same page in the market's first language; undefined for a page in one of
 * its languages, or in none.
 */
export function pathInMarket({ languages }: Market, path: string): string | undefined {
  const [, prefix = '', ...rest] = path.split('/')
  if (!isLanguage(prefix) || languages.includes(prefix)) return undefined
  const [language] = languages
  const page = matchPath(path)
  if (page)
    return localizePath(page.route as 'home', language, page.params as Record<string, never>)
  const text = documentRoutes.matchPath(path)
  if (text) return documentRoutes.localizePath(text.route, language)
  return ['', language, ...rest].join('/')
}

/** Returns the props of the forms of preferences; none where all can be chosen. */
export const offeredIn = (market: Market): Partial<Market> => (market === EVERYWHERE ? {} : market)
