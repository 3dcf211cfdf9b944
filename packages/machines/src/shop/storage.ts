/** The part of `localStorage` or `sessionStorage` that a shop uses; may throw or be missing. */
export interface ShopStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A storage of its own for each shop of tests and stories: nothing of it survives the page. */
export const memoryStorage = (): ShopStorage => safeStorage()

/** A storage that works from memory when the given one is blocked, full or absent. */
export function safeStorage(storage?: ShopStorage): ShopStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(run: (given: ShopStorage) => T, otherwise: T): T => {
    try {
      return storage ? run(storage) : otherwise
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (key) => memory.get(key) ?? attempt((given) => given.getItem(key), null),
    setItem(key, value) {
      memory.set(key, value)
      attempt((given) => given.setItem(key, value), undefined)
    },
    removeItem(key) {
      memory.delete(key)
      attempt((given) => given.removeItem(key), undefined)
    },
  }
}
