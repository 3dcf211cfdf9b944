/** The part of `localStorage` or `sessionStorage` that a shop uses; may throw or be missing. */
export interface ShopStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A storage of its own for each shop of tests and stories: nothing of it survives the page. */
export const memoryStorage = (): ShopStorage => safeStorage()

/** Remembers how each safe storage reads past its memory. */
const beneath = new WeakMap<ShopStorage, (key: string) => string | null>()

/** Returns what other tabs have stored, even where this one's memory has its own. */
export const storedByOthers = (storage: ShopStorage, key: string): string | null =>
  beneath.has(storage) ? (beneath.get(storage)?.(key) ?? null) : storage.getItem(key)

/**
 * A storage that works from memory when the given one is blocked, full or absent. The memory has
 * only what the given one did not take, so that each read sees what another tab has written.
 */
export function safeStorage(storage?: ShopStorage): ShopStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(run: (given: ShopStorage) => T): T | undefined => {
    try {
      return storage && run(storage)
    } catch {
      return undefined
    }
  }
  const read = (key: string) => attempt((given) => given.getItem(key)) ?? null
  const safe: ShopStorage = {
    getItem: (key) => memory.get(key) ?? read(key),
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
  beneath.set(safe, read)
  return safe
}
