import type { Deps } from '../app-deps.ts'

/**
 * A small cache: what was asked for most recently stays, for a while; waiting callers share one
 * computation.
 */
export interface Cache<T> {
  get(key: string, make: () => Promise<T>): Promise<T>
}

/** Makes a cache of so many values that live so long. */
export function createCache<T>(size: number, lifetimeMs: number): Cache<T> {
  const values = new Map<string, { at: number; value: Promise<T> }>()
  return {
    get(key, make) {
      const before = values.get(key)
      if (before && performance.now() - before.at < lifetimeMs) return before.value
      const value = make()
      values.delete(key)
      values.set(key, { at: performance.now(), value })
      value.catch(() => values.delete(key))
      if (values.size > size) values.delete(values.keys().next().value ?? '')
      return value
    },
  }
}

type ListDeps = Pick<Deps, 'db' | 'config'>

/** A list of the catalogue for pages, from memory while it is fresh, for each database apart. */
export function cachedList<T>(
  load: (deps: ListDeps) => Promise<T>,
): (deps: ListDeps) => Promise<T> {
  const lists = new WeakMap<Deps['db'], Cache<T>>()
  return (deps) => {
    const list = lists.get(deps.db) ?? createCache<T>(1, deps.config.catalogueCacheMs)
    lists.set(deps.db, list)
    return list.get('', () => load(deps))
  }
}
