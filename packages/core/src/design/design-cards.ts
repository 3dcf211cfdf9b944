/** Path of the batched read of cards. */
export const DESIGN_CARDS_PATH = '/designs/cards'

/** Most designs in one call of it. */
export const CARD_BATCH_LIMIT = 100

/**
 * The same address that `callUrl(getDesignCards, …)` makes, below the gateway's, for a loader that
 * asks before the contract's code has arrived. Ids are numbers and the rest is checked already, so
 * that nothing but the comma needs encoding.
 */
export function designCardsPath(ids: Iterable<number>, currency: string, locale: string): string {
  return `${DESIGN_CARDS_PATH}?ids=${[...ids].join('%2C')}&currency=${currency}&page_locale=${locale}`
}
