import type { WidgetContext } from './widget-context.ts'

type Place = Pick<WidgetContext, 'locale'> & Partial<Pick<WidgetContext, 'country'>>

/**
 * Returns the country of a widget's readers by its ISO code, which an author may have by another
 * name, as UK for GB; that of its language where nothing names one.
 */
export const countryOf = ({ country, locale }: Place): string =>
  new Intl.Locale(`und-${country ?? locale.slice(3)}`).region ?? ''
