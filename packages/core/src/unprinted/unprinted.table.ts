/**
 * The sizes of unprinted fabric, the default first.
 * @source spec 1 §9 (unprinted fabric size yard)
 */
export const UNPRINTED_SIZES = ['YARD', 'METER'] as const
/** A size of unprinted fabric. */
export type UnprintedSize = (typeof UNPRINTED_SIZES)[number]

/**
 * The quantity of unprinted fabric where a request names none.
 * @source spec 1 §9
 */
export const DEFAULT_UNPRINTED_QUANTITY = 1
