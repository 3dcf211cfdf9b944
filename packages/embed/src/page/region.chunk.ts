import { guessCountry } from '@selvage/core/checkout'
import { currencyOf } from '@selvage/core/locale'
import type { PageSettings, RegionPart } from './widget-context.ts'

/**
 * Adds the country and the currency to the settings of a page that names no currency: of the
 * country that it names, which may be by another name than its ISO code, as UK for GB, else of the
 * reader's languages. Fetched only where those may not be the United States and their dollars.
 */
export const regionOf: RegionPart['regionOf'] = (page: PageSettings): PageSettings => {
  const tags = page.country ? [`und-${page.country}`] : navigator.languages
  const country = guessCountry(tags) ?? page.country
  return country ? { ...page, country, currency: currencyOf(country) } : page
}
