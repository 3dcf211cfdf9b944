import { isShippingCountry } from './shipping-country.ts'

/**
 * Returns the country that a visitor's languages suggest, as an ISO code: of the first language tag
 * whose country the shop delivers to. A tag without a country counts for the one where most of its
 * speakers live. Returns undefined for none.
 * @param tags language tags, the most wanted first, as `navigator.languages` has them
 */
export function guessCountry(tags: readonly string[]): string | undefined {
  return tags.map(countryOfTag).find(isShippingCountry)
}

function countryOfTag(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region
  } catch {
    // The tags are anybody's text: what is no language tag suggests nothing.
    return undefined
  }
}
