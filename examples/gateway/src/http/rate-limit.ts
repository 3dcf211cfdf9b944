import { LRUCache } from 'lru-cache'

/** Peers that are remembered at once; the least recently seen one is forgotten first. */
const MAX_KEYS = 50_000

/**
 * Counts events of each key in a bucket that refills steadily. It lives in the memory of one
 * process, with a bounded number of keys, because it guards every request: a limit that all
 * gateways share would write to the database for each read of the catalogue.
 */
export interface RateLimit {
  /** Takes one from the key's bucket; gives the seconds to wait when it is empty, else 0. */
  take(key: string): number
}

/**
 * Makes a limit of so many events a minute, of which `burst` may come at once; 0 means no limit.
 */
export function rateLimit(
  perMinute: number,
  nowMs: () => number,
  burst: number = perMinute,
): RateLimit {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: MAX_KEYS })
  return {
    take(key) {
      if (perMinute === 0) return 0
      const now = nowMs()
      const before = buckets.get(key) ?? { left: burst, at: now }
      const left = Math.min(
        burst,
        before.left + (Math.max(0, now - before.at) * perMinute) / 60_000,
      )
      buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now })
      return left >= 1 ? 0 : Math.max(1, Math.ceil(((1 - left) * 60) / perMinute))
    },
  }
}
