/**
 * A value that can be read and followed. Listeners are told after each change, with the new value.
 */
export interface Store<T> {
  get(): T
  /** Follows the value; call what comes back to stop. */
  subscribe(listener: (value: T) => void): () => void
}

/** A store with its writer; a listener that throws does not keep the others from hearing. */
export function createStore<T>(
  initial: T,
  report?: (error: unknown) => void,
): Store<T> & { set(value: T): void } {
  let current = initial
  const listeners = new Set<(value: T) => void>()
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of [...listeners]) {
        try {
          listener(value)
        } catch (error) {
          report?.(error)
        }
      }
    },
    subscribe(listener) {
      // A wrapper of its own, so that one function may follow twice and each stop ends its own.
      const own = (value: T) => listener(value)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
  }
}
