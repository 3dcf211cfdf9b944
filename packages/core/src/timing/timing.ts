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

/** How long a page's history rests between two changes of one burst, in milliseconds. */
export const HISTORY_MS = 400

/** How often a page's history may be changed at once within {@link BURST_MS}. */
const BURST = 10
const BURST_MS = 10_000

/**
 * Returns a function that calls a handler that changes the page's history. It does so at once,
 * because a page that is loaded again takes the address of that moment. Browsers limit how often
 * that may happen, so of many changes in a row, such as a drag over squares, the last is written
 * after a pause of {@link HISTORY_MS}.
 */
export function forHistory<Value>(handler: (value: Value) => void): Debounced<Value> {
  let left = BURST
  const later = debounce(handler, HISTORY_MS)
  const take = (value: Value): void => {
    later(value)
    if (left === 0) return
    left -= 1
    setTimeout(() => (left += 1), BURST_MS)
    later.flush()
  }
  return Object.assign(take, { cancel: later.cancel, flush: later.flush })
}
