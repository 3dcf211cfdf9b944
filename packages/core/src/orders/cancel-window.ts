/** How long after it was placed an order can be canceled, milliseconds. */
const CANCELABLE_FOR_MS = 60 * 60_000

/** The facts that decide whether an order can be canceled. */
export interface CancelFacts {
  readonly placedAt: Date
  readonly isShipped: boolean
  readonly isCanceled: boolean
}

/**
 * Returns the moment until which an order can be canceled; undefined when it is over, or when the
 * order is on its way or canceled.
 */
export function cancelableUntil(
  { placedAt, isShipped, isCanceled }: CancelFacts,
  now: Date,
): Date | undefined {
  const until = new Date(placedAt.getTime() + CANCELABLE_FOR_MS)
  return isShipped || isCanceled || now.getTime() >= until.getTime() ? undefined : until
}
