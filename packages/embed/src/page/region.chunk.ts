import { guessCountry } from '@selvage/core/checkout'
import { currencyOf } from '@selvage/core/locale'
import { readElement } from '../loader/read-element.ts'
import type { PageSettings, RegionPart } from './widget-context.ts'

/**
 * Returns the settings of a page as one of its elements has them. A country brings its currency
 * where it is named: on the element, else on the page. Where neither is named, both are those of
 * the reader's languages, else of the widget's. A country may be named otherwise than by its ISO
 * code, as UK for GB. Fetched only where it may not all be the United States and their dollars.
 */
export const regionOf: RegionPart['regionOf'] = (page, element) => {
  const own = namedBy(element)
  if (own) return withCountry(page, own)
  if (page.currency) return page
  // A wrong country leaves the widget that of its language, and so its money.
  const isWrong = !!element.getAttribute('country')
  if (page.country && !isWrong) return withCountry(page, page.country)
  // A cart button has no country of its own: it shows the cart of the page's other widgets.
  const other =
    element.localName === 'selvage-cart-button' && document.querySelector('[design-id][country]')
  const others = other && namedBy(other)
  if (others) {
    const region = withCountry(page, others)
    return { ...region, currency: other.getAttribute('currency') || region.currency }
  }
  const country = guessCountry([
    ...(isWrong ? [] : navigator.languages),
    readElement(element, page).locale.replace('_', '-'),
  ])
  return country ? withCountry(page, country) : page
}

const namedBy = (element: Element): string | undefined =>
  /^[A-Z]{2}$/.exec(element.getAttribute('country') ?? '')?.[0]

function withCountry(page: PageSettings, named: string): PageSettings {
  const country = guessCountry([`und-${named}`]) ?? named
  return { ...page, country, currency: currencyOf(country) }
}
