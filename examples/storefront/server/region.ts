import { SHIPPING_COUNTRIES } from '@selvage/core/checkout'
import { wantedTags } from './accept-language.ts'

/**
 * Returns the country that a visitor's browser suggests, as an ISO code: of the first language tag
 * whose country the shop delivers to. A tag without a country counts for the one where most of its
 * speakers live. Returns undefined for none.
 */
export function guessCountry(acceptLanguage: string | null): string | undefined {
  const countries: readonly (string | undefined)[] = SHIPPING_COUNTRIES
  return wantedTags(acceptLanguage)
    .map(countryOfTag)
    .find((country) => countries.includes(country))
}

function countryOfTag(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region
  } catch {
    // A header is anybody's text: what is no language tag suggests nothing.
    return undefined
  }
}
