/**
 * The shortest time between two calls of a throttled handler, in milliseconds.
 * @source spec 2 §9
 */
export const THROTTLE_MS = 250

/**
 * How long an input has to rest before a debounced handler follows it, in milliseconds.
 * @source spec 2 §9
 */
export const DEBOUNCE_MS = 100

/**
 * Returns a function that calls the handler at once, then at most every {@link THROTTLE_MS}, and
 * once more after the last event, so that the end of a movement is never missed. For handlers of
 * scrolling and of changes of size.
 */
export function throttle(handler: () => void, pauseMs: number = THROTTLE_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false
  const call = (): void => {
    isWaiting = false
    handler()
    timer = setTimeout(() => {
      timer = undefined
      if (isWaiting) call()
    }, pauseMs)
  }
  return () => {
    if (timer === undefined) call()
    else isWaiting = true
  }
}

/** A handler that follows a value once it rests; {@link debounce} makes it. */
export interface Debounced<Value> {
  /** Takes a value; the handler is called with the last one when none has come for the delay. */
  (value: Value): void
  /** Calls the handler with the waiting value, if there is one, without the rest of the delay. */
  flush(): void
  /** Drops the waiting value. */
  cancel(): void
}

/**
 * Returns a function that calls the handler with the last value it was called with, once none has
 * come for the delay.
 */
export function debounce<Value>(
  handler: (value: Value) => void,
  delayMs: number = DEBOUNCE_MS,
): Debounced<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let flush: (() => void) | undefined
  const cancel = (): void => {
    clearTimeout(timer)
    flush = undefined
  }
  const take = (value: Value): void => {
    cancel()
    flush = () => {
      cancel()
      handler(value)
    }
    timer = setTimeout(flush, delayMs)
  }
  return Object.assign(take, { cancel, flush: () => flush?.() })
}
