import type { Language } from '@selvage/core/locale'
import { languageOf } from '@selvage/i18n/locale'
import { isOffered } from '../app/settings/market.ts'
import type { Market } from '../app/settings/market.ts'
import { wantedTags } from './accept-language.ts'

/**
 * Returns the language of a visitor's first page: the one chosen before, else the browser's first
 * one that the shop is offered in, else the market's first.
 */
export function negotiateLanguage(
  chosen: string | undefined,
  acceptLanguage: string | null,
  market: Pick<Market, 'languages'>,
): Language {
  if (chosen !== undefined && isOffered(market, chosen.slice(0, 2))) return languageOf(chosen)
  const subtags = wantedTags(acceptLanguage).map((tag) => tag.slice(0, 2).toLowerCase())
  return subtags.find((subtag) => isOffered(market, subtag)) ?? market.languages[0]
}
