/** A small cache: what was asked for most recently stays, for a while; waiting callers share one computation. */
export interface Kept<T> {
  get(key: string, make: () => Promise<T>): Promise<T>
}

/** Makes a cache of so many values that live so long. */
export function kept<T>(size: number, lifeMs: number): Kept<T> {
  const values = new Map<string, { at: number, value: Promise<T> }>()
  return {
    get(key, make) {
      const before = values.get(key)
      if (before && performance.now() - before.at < lifeMs) return before.value
      const value = make()
      values.delete(key)
      values.set(key, { at: performance.now(), value })
      value.catch(() => values.delete(key))
      if (values.size > size) values.delete(values.keys().next().value ?? '')
      return value
    },
  }
}
