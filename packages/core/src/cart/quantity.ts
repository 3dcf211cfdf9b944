/**
 * The highest quantity of one cart line.
 * @source spec 1 §5
 */
export const MAX_QUANTITY = 99
/**
 * Default limit of lines in one order; the gateway can configure another.
 * @source spec 1 §9
 */
export const DEFAULT_ORDER_ITEM_LIMIT = 50

/** How many removed lines a cart keeps, so that they can come back. */
export const MAX_REMOVED_LINES = 3

/** Lines on one page of the list of those that are saved for later. */
export const SAVED_PAGE_SIZE = 12

/** Why a typed text is no quantity. */
export type QuantityError = 'required' | 'integer' | 'minimum'

/**
 * Result of reading a typed quantity. `reset` is the number that was typed when it was above 99 and
 * became 1.
 */
export type ReadQuantity =
  | { readonly ok: true; readonly quantity: number; readonly reset?: number }
  | { readonly ok: false; readonly fieldError: QuantityError }

/**
 * Reads the quantity that a shopper typed. A number above 99 becomes 1; the gateway rejects such a
 * number instead. Empty text and -1 are 'required'; zero, other negative numbers and fractions are
 * errors, too.
 * @source spec 1 §4, §5
 */
export function readQuantity(typed: string | number): ReadQuantity {
  const value = String(typed).trim()
  if (value === '' || value === '-1') return { ok: false, fieldError: 'required' }
  if (!/^-?\d+$/.test(value)) return { ok: false, fieldError: 'integer' }
  const quantity = Number(value)
  if (quantity < 1) return { ok: false, fieldError: 'minimum' }
  return quantity > MAX_QUANTITY
    ? { ok: true, quantity: 1, reset: quantity }
    : { ok: true, quantity }
}

/**
 * Returns the next quantity up (1) or down (-1) that a step divides, such as the pieces that a line
 * is cut into; undefined where it would be none or above 99.
 */
export function nextQuantity(quantity: number, by: 1 | -1, step = 1): number | undefined {
  const next = by > 0 ? Math.floor(quantity / step) + 1 : Math.ceil(quantity / step) - 1
  return next < 1 || next * step > MAX_QUANTITY ? undefined : next * step
}
