import { DEFAULT_CURRENCY } from '@selvage/core/locale'

/**
 * Returns the query with which a page of the shop has the currency and the measures of the widget
 * that leads to it. Empty where the widget's page says neither, so that the shop decides.
 */
export const moneyQuery = (currency: string, country: string | undefined): string =>
  country || currency !== DEFAULT_CURRENCY
    ? `?currency=${currency}${country ? `&country=${country}` : ''}`
    : ''
