import type { Gift } from './checkout-state.contract.ts'

/** The options of an order that is no gift. */
export const NO_GIFT: Gift = { isGift: false, removePrices: false, message: '' }
