/** Milliseconds after it was placed in which an order can be canceled. */
export const CANCELABLE_FOR_MS = 60 * 60_000

/** The facts that decide whether an order can be canceled. */
export interface CancelFacts {
  readonly placedAt: Date
  readonly isShipped: boolean
  /** True once it is printed: what is made cannot be left undone. */
  readonly isPrinted?: boolean
  readonly isCanceled: boolean
}

/**
 * Returns the moment until which an order can be canceled; undefined when it is over, or when the
 * order is printed, on its way or canceled.
 */
export function cancelableUntil(
  { placedAt, isShipped, isPrinted = false, isCanceled }: CancelFacts,
  now: Date,
): Date | undefined {
  const until = new Date(placedAt.getTime() + CANCELABLE_FOR_MS)
  return isShipped || isPrinted || isCanceled || now.getTime() >= until.getTime()
    ? undefined
    : until
}
