import type { PagePlace } from '@selvage/core/contract'
import type { Currency } from '@selvage/core/locale'
import type { WidgetContext } from './widget-context.ts'

type Place = Pick<WidgetContext, 'locale'> & Partial<Pick<WidgetContext, 'country'>>

/**
 * Returns the country of a widget's readers by its ISO code, which an author may have by another
 * name, as UK for GB; that of its language where nothing names one.
 */
export const countryOf = ({ country, locale }: Place): string =>
  new Intl.Locale(`und-${country ?? locale.slice(3)}`).region ?? ''

/**
 * Returns what an element, the settings of its page or another widget of it name of their place: a
 * cart button has no country of its own. What follows from the page's language or the reader's
 * browser is left out: nobody has chosen it.
 */
export function namedPlace(
  element: Element,
  context: Pick<WidgetContext, 'country' | 'currency' | 'locale' | 'page'>,
): PagePlace {
  const own = (name: 'country' | 'currency') => element.getAttribute(name) || context.page[name]
  // No country has the name of what is missing.
  const others = /^[A-Z]{2}$/.exec(
    document.querySelector('[design-id][country]')?.getAttribute('country') as string,
  )
  const country = own('country') ? context.country : others?.[0]
  return {
    ...(country && { country: countryOf({ country, locale: context.locale }) }),
    ...((country || own('currency')) && { currency: context.currency as Currency }),
  }
}
