import { createCartToken } from '@selvage/core/session'
import type { CartToken, GuestRecord, TokenStorage } from '@selvage/core/session'

/**
 * The cart of one gateway as all widgets of a page share it. It is stored as plain data, so that
 * two versions of the script share one cart.
 */
export interface CartMemory {
  /** Gives access to the guest's cart, but to no name, address or order. */
  readonly token: CartToken
  /** The record of the guest that the page's widgets share. */
  readonly guest: GuestRecord
  /** Returns the number of pieces in the cart; undefined until it is known. */
  count(): number | undefined
  /** Stores a count and notifies all followers. An older version of the same cart is ignored. */
  counted(count: number, cart?: { readonly id: string; readonly version: number }): void
  /** Forgets the version of the cart, because the gateway no longer has that cart. */
  forgetCart(): void
  /** Calls the listener after each new count, until the signal aborts. */
  follow(listener: () => void, signal: AbortSignal): void
}

interface CartRecord extends GuestRecord {
  count?: number | undefined
  cart?: { readonly id: string; readonly version: number } | undefined
}

const PAGE = Symbol.for('selvage.carts')
const EVENT = 'selvage-cart-count'

/** The host's storage, looked up at each use: reading `localStorage` throws where it is blocked. */
export const hostStorage: TokenStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
}

/** Returns the shared cart of one gateway; its token is also in the host's storage if allowed. */
export function cartMemory(gateway: string): CartMemory {
  const page = globalThis as { [PAGE]?: Map<string, CartRecord> }
  const carts = (page[PAGE] ??= new Map())
  const record = carts.get(gateway) ?? {}
  carts.set(gateway, record)
  const notify = () => window.dispatchEvent(new CustomEvent(EVENT, { detail: gateway }))
  return {
    token: createCartToken(gateway, hostStorage, record),
    guest: record,
    count: () => record.count,
    counted(count, cart) {
      if (cart && record.cart?.id === cart.id && record.cart.version > cart.version) return
      record.count = count
      record.cart = cart ?? record.cart
      notify()
    },
    forgetCart() {
      record.cart = undefined
    },
    follow(listener, signal) {
      window.addEventListener(
        EVENT,
        (event) => (event as CustomEvent).detail === gateway && listener(),
        { signal },
      )
    },
  }
}
