import { createCartToken } from '@selvage/core/session'
import type { CartToken, GuestRecord, TokenStorage } from '@selvage/core/session'

/**
 * A page's knowledge of an embed's cart at one gateway. Plain data, so that two versions of the
 * script share one cart.
 */
export interface CartMemory {
  /** Opens the guest's cart and nothing else: no name, no address, no order. */
  readonly token: CartToken
  /** The page's memory of the guest. */
  readonly guest: GuestRecord
  /** Pieces in the cart; undefined while it is not known. */
  count(): number | undefined
  /**
   * Takes a count and tells every badge of the page. An older state of the same cart is ignored.
   */
  counted(count: number, cart?: { readonly id: string; readonly version: number }): void
  /** Forgets which state of which cart is known, because the cart is gone. */
  forgetCart(): void
  /** Calls back after each count, until the signal ends it. */
  follow(listener: () => void, signal: AbortSignal): void
}

interface CartRecord extends GuestRecord {
  count?: number | undefined
  cart?: { readonly id: string; readonly version: number } | undefined
}

const PAGE = Symbol.for('selvage.carts')
const EVENT = 'selvage-cart-count'

/** The host's storage, looked up at each use: where a browser blocks it, even its name throws. */
export const hostStorage: TokenStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
}

/**
 * The memory of one gateway's cart: in the page, and in the host's storage where that is allowed.
 */
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
