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
 * Returns what an element or the settings of its page name of their place. What follows from the
 * page's language or the reader's browser is left out: nobody has chosen it.
 */
export function namedPlace(
  element: Element,
  context: Pick<WidgetContext, 'country' | 'currency' | 'locale' | 'page'>,
): PagePlace {
  const named = (name: 'country' | 'currency') => element.getAttribute(name) || context.page[name]
  return {
    ...(named('country') && { country: countryOf(context) }),
    ...((named('country') || named('currency')) && { currency: context.currency as Currency }),
  }
}
