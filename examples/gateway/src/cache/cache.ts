import { LRUCache } from 'lru-cache'
import type { Deps } from '../app-deps.ts'

/** Remembers the values that were asked for most recently; concurrent callers share one load. */
export interface Cache<T> {
  get(key: string, load: () => Promise<T>): Promise<T>
  /** Loads the value anew, however fresh it is. */
  refresh(key: string, load: () => Promise<T>): Promise<T>
}

/** Says how a failed load is answered. */
interface Retry<T> {
  /** After this time the value is loaded anew, milliseconds. */
  readonly retryMs: number
  /** Returns what stands until then where no load has succeeded yet. */
  instead(error: unknown): T
}

/**
 * Makes a cache of at most `size` values, each fresh for `lifetimeMs`; 0 turns it off. With `retry`
 * a value whose next load fails stays until one succeeds.
 */
export function createCache<T extends object>(
  size: number,
  lifetimeMs: number,
  retry?: Retry<T>,
): Cache<T> {
  if (lifetimeMs <= 0) return { get: (_key, load) => load(), refresh: (_key, load) => load() }
  const cache = new LRUCache<string, T, () => Promise<T>>({
    max: size,
    ttl: lifetimeMs,
    fetchMethod: async (_key, stale, { context: load, options }) => {
      try {
        return await load()
      } catch (error) {
        if (!retry) throw error
        options.ttl = retry.retryMs
        return stale ?? retry.instead(error)
      }
    },
    // A load that is evicted meanwhile still answers those who wait for it.
    ignoreFetchAbort: true,
  })
  return {
    get: (key, load) => cache.forceFetch(key, { context: load }),
    refresh: async (key, load) => {
      // A load that is under way may have begun before the change.
      await cache.forceFetch(key, { context: load }).catch(() => undefined)
      return cache.forceFetch(key, { context: load, forceRefresh: true })
    },
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
