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

/** Returns the place of a widget's cart: its currency, and its country where something names one. */
export const placeOf = (
  { country, currency }: Pick<WidgetContext, 'country'> & { readonly currency: Currency },
  known: string,
): PagePlace => ({
  country: country && known,
  currency,
})

/**
 * Returns what an element or the settings of its page name of their place. What follows from the
 * page's language or the reader's browser is left out: nobody has chosen it.
 */
export function namedPlace(
  element: Element,
  context: Pick<WidgetContext, 'country' | 'currency' | 'locale' | 'page'>,
): PagePlace {
  const names = (name: 'country' | 'currency') => element.getAttribute(name) || context.page[name]
  const currency = context.currency as Currency
  if (names('country')) return { country: countryOf(context), currency }
  return names('currency') ? { currency } : {}
}
