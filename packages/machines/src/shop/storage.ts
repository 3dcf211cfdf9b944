/** The part of `localStorage` or `sessionStorage` that a shop uses; may throw or be missing. */
export interface ShopStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A storage of its own for each shop of tests and stories: nothing of it survives the page. */
export const memoryStorage = (): ShopStorage => safeStorage()

/** A storage with a memory of its own. */
export interface SafeStorage extends ShopStorage {
  /** Returns what other tabs read, even where the memory has another value. */
  shared(key: string): string | null
}

/**
 * A storage that works from memory when the given one is blocked, full or absent. The memory has
 * only what the given one did not take, so that each read sees what another tab has written.
 */
export function safeStorage(storage?: ShopStorage): SafeStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(run: (given: ShopStorage) => T): T | undefined => {
    try {
      return storage && run(storage)
    } catch {
      return undefined
    }
  }
  const shared = (key: string) => attempt((given) => given.getItem(key)) ?? null
  return {
    shared,
    getItem: (key) => memory.get(key) ?? shared(key),
    setItem(key, value) {
      const isTaken = attempt((given) => {
        given.setItem(key, value)
        return true
      })
      if (isTaken) memory.delete(key)
      else memory.set(key, value)
    },
    removeItem(key) {
      memory.delete(key)
      attempt((given) => given.removeItem(key))
    },
  }
}
