/** A value that can be read and observed. Listeners receive the new value after each change. */
export interface Store<T> {
  get(): T
  /** Adds a listener and returns a function that removes it. */
  subscribe(listener: (value: T) => void): () => void
}

/** Creates a store with its setter. A listener that throws does not stop the other listeners. */
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
      // The wrapper lets one function subscribe twice and unsubscribe each of them alone.
      const own = (value: T) => listener(value)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
  }
}
