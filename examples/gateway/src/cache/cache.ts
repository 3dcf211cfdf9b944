import { LRUCache } from 'lru-cache'
import type { Deps } from '../app-deps.ts'

/** Remembers the values that were asked for most recently; concurrent callers share one load. */
export interface Cache<T> {
  get(key: string, load: () => Promise<T>): Promise<T>
  /** Loads the value anew, however fresh it is. */
  refresh(key: string, load: () => Promise<T>): Promise<T>
}

/**
 * Makes a cache of at most `size` values, each fresh for `lifetimeMs`; 0 turns it off. With
 * `retryMs` a value whose next load fails stays, and is loaded anew after that time.
 */
export function createCache<T extends object>(
  size: number,
  lifetimeMs: number,
  { retryMs }: { readonly retryMs?: number } = {},
): Cache<T> {
  if (lifetimeMs <= 0) return { get: (_key, load) => load(), refresh: (_key, load) => load() }
  const cache = new LRUCache<string, T, () => Promise<T>>({
    max: size,
    ttl: lifetimeMs,
    fetchMethod: async (_key, stale, { context: load, options }) => {
      try {
        return await load()
      } catch (error) {
        if (retryMs === undefined || stale === undefined) throw error
        options.ttl = retryMs
        return stale
      }
    },
    // A load that is evicted meanwhile still answers those who wait for it.
    ignoreFetchAbort: true,
  })
  return {
    get: (key, load) => cache.forceFetch(key, { context: load }),
    refresh: (key, load) => cache.forceFetch(key, { context: load, forceRefresh: true }),
  }
}

type ListDeps = Pick<Deps, 'db' | 'config'>

/** Wraps a list of the catalogue in a cache; each database has its own. */
export function cachedList<T extends object>(
  load: (deps: ListDeps) => Promise<T>,
): (deps: ListDeps) => Promise<T> {
  const lists = new WeakMap<Deps['db'], Cache<T>>()
  return (deps) => {
    const list = lists.get(deps.db) ?? createCache<T>(1, deps.config.catalogueCacheMs)
    lists.set(deps.db, list)
    return list.get('', () => load(deps))
  }
}
