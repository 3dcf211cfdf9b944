/** Peers that are remembered at once; the one that was quiet longest is forgotten first. */
const MAX_KEYS = 50_000

/** Counts events of each key in a bucket that refills steadily. */
export interface RateLimit {
  /** Takes one from the key's bucket; gives the seconds to wait when it is empty, else 0. */
  take(key: string): number
}

/** Makes a limit of so many events a minute, all of which may come at once; 0 means no limit. */
export function rateLimit(perMinute: number, nowMs: () => number): RateLimit {
  const buckets = new Map<string, { left: number; at: number }>()
  return {
    take(key) {
      if (perMinute === 0) return 0
      const now = nowMs()
      const before = buckets.get(key) ?? { left: perMinute, at: now }
      const left = Math.min(
        perMinute,
        before.left + (Math.max(0, now - before.at) * perMinute) / 60_000,
      )
      buckets.delete(key)
      buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now })
      if (buckets.size > MAX_KEYS) buckets.delete(buckets.keys().next().value ?? '')
      return left >= 1 ? 0 : Math.max(1, Math.ceil(((1 - left) * 60) / perMinute))
    },
  }
}
