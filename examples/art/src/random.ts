/**
 * A small seeded generator: the same seed gives the same cloth on every machine and at every time.
 */
export interface Rand {
  /** A number from 0 up to, but not including, 1. */
  next: () => number
  /** A number between `low` and `high`. */
  range: (low: number, high: number) => number
  /** A number between `-k` and `k`. */
  jitter: (k: number) => number
  /** A whole number from `low` to `high`, both included. */
  int: (low: number, high: number) => number
  /** True with probability `p`. */
  chance: (p: number) => boolean
  /** One of the list, which must not be empty. */
  pick: <T>(list: readonly T[]) => T
  /** A shuffled copy. */
  shuffle: <T>(list: readonly T[]) => T[]
}

/** FNV-1a over UTF-16 units: a 32-bit start value from any text. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  }
  return hash >>> 0
}

/** Makes a generator (mulberry32) from a text seed. */
export function createRand(seed: string): Rand {
  let state = hashText(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const range = (low: number, high: number): number => low + next() * (high - low)
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  return {
    next,
    range,
    int,
    pick,
    jitter: (k) => (next() * 2 - 1) * k,
    chance: (p) => next() < p,
    shuffle: <T>(list: readonly T[]): T[] => {
      const out = [...list]
      for (let i = out.length - 1; i > 0; i -= 1) {
        const j = int(0, i)
        ;[out[i], out[j]] = [out[j] as T, out[i] as T]
      }
      return out
    },
  }
}

/** The entry at `i`, counted round and round; the list must not be empty. */
export function wrapAt<T>(list: readonly T[], i: number): T {
  return list[((i % list.length) + list.length) % list.length] as T
}

/** Draws the `i`-th of several motifs in turn; the others are not drawn, so they use no chance. */
export function inTurn(i: number, motifs: readonly (() => string)[]): string {
  return wrapAt(motifs, i)()
}
