import type { ShopStorage } from './storage.ts'

/** The token of an embed's guest cart. It opens that cart and nothing else. */
export interface CartToken {
  get(): string | undefined
  set(token: string): void
  clear(): void
}

/** Visible ASCII only: whatever else the host's storage holds under our name is not a token. */
const TOKEN = /^[\x21-\x7e]{16,2048}$/

/**
 * Keeps a cart token under a name of the gateway's own, so that two shops of two gateways never
 * meet.
 */
export function createCartToken(storage: ShopStorage, gatewayUrl: string): CartToken {
  const key = `selvage:cart:${gatewayUrl}`
  return {
    get() {
      const stored = storage.getItem(key)
      return stored !== null && TOKEN.test(stored) ? stored : undefined
    },
    set: (token) => storage.setItem(key, token),
    clear: () => storage.removeItem(key),
  }
}
