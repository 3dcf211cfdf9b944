import { isCountry, isCurrency } from '../locale/locale.ts'
import type { Currency } from '../locale/locale.table.ts'

/** The country and the currency of a page, as far as it has them. */
export interface PagePlace {
  readonly country?: string | undefined
  readonly currency?: Currency | undefined
}

/**
 * Returns the place that the query of a request has. Its values are a page's: one that does not
 * exist is left out, so that no cart is lost for it.
 */
export function readPagePlace(query: URLSearchParams): PagePlace {
  const [country, currency] = [query.get('page_country'), query.get('page_currency')]
  return { ...(isCountry(country) && { country }), ...(isCurrency(currency) && { currency }) }
}
