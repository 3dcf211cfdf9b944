/** The shortest time between two calls of a throttled handler, in milliseconds. */
export const THROTTLE_MS = 250

/**
 * Returns a function that calls the handler at once, then at most every {@link THROTTLE_MS}, and
 * once more after the last event, so that the end of a movement is never missed.
 */
export function throttle(handler: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false
  const pause = (): void => {
    timer = setTimeout(() => {
      timer = undefined
      if (isWaiting) call()
    }, THROTTLE_MS)
  }
  const call = (): void => {
    isWaiting = false
    handler()
    pause()
  }
  return () => {
    if (timer === undefined) call()
    else isWaiting = true
  }
}
