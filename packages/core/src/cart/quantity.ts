/** Most pieces of one cart line. @source spec 1 §5 */
export const MAX_QUANTITY = 99
/** Order lines in one order by default; the gateway's configuration wins. @source spec 1 §9 */
export const DEFAULT_ORDER_ITEM_LIMIT = 50

/** What a typed quantity means. `typed` is the number to announce when it was reset. */
export type ReadQuantity =
  | { readonly ok: true; readonly quantity: number; readonly reset?: number }
  | { readonly ok: false; readonly fieldError: 'required' | 'integer' | 'minimum' }

/**
 * Reads what a shopper typed. Above 99 resets to 1, in the form only: the gateway rejects.
 * Empty and -1 are 'required', zero, negative and fractions are rejected.
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
