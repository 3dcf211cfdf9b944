import { ID_LIST_LIMIT } from '../contract/id.ts'

/** The language of titles, tags and what designers write, in every language of a shop. */
export const DESIGN_LANGUAGE = 'en'

/** Path of the call that gets many design cards. */
export const DESIGN_CARDS_PATH = '/designs/cards'

/** The most designs that one such call can ask for. */
export const CARD_BATCH_LIMIT = ID_LIST_LIMIT

/**
 * The same path that `callUrl(getDesignCards, …)` makes, for a loader that starts the request
 * before the contract's code is loaded. The caller passes checked values, so that only the comma
 * needs encoding.
 * @param country ISO country whose prices the cards show; that of the locale when left out
 */
export function designCardsPath(
  ids: Iterable<number>,
  currency: string,
  locale: string,
  country = locale.slice(3),
): string {
  return `${DESIGN_CARDS_PATH}?ids=${[...ids].join('%2C')}&currency=${currency}&country=${country}&page_locale=${locale}`
}
