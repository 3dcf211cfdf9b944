/** The part of a page's storage that keeps a token; may throw or be missing. */
export interface TokenStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * A page's memory of one guest at one gateway. Plain data, so that shops and copies of a script
 * that were given the same record have one guest.
 */
export interface GuestRecord {
  token?: string | undefined
  /** Is there while a guest is being made. */
  making?: Promise<void> | undefined
}

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
 * meet. Where the storage is blocked or missing, the record keeps it alone.
 */
export function createCartToken(
  gatewayUrl: string,
  storage: TokenStorage | undefined,
  record: GuestRecord = {},
): CartToken {
  const key = `selvage:cart:${gatewayUrl}`
  const attempt = <T>(run: (storage: TokenStorage) => T): T | undefined => {
    try {
      return storage && run(storage)
    } catch {
      return undefined
    }
  }
  return {
    get() {
      const stored = record.token ?? attempt((each) => each.getItem(key))
      return stored && TOKEN.test(stored) ? stored : undefined
    },
    set(token) {
      record.token = token
      attempt((each) => each.setItem(key, token))
    },
    clear() {
      record.token = undefined
      attempt((each) => each.removeItem(key))
    },
  }
}

/**
 * Returns the name under which a tab's storage says that its guest's cart was taken to the
 * storefront, so that an empty cart is not shown as if it had been lost.
 */
export const handedOverKey = (gatewayUrl: string): string => `selvage:handed-over:${gatewayUrl}`
