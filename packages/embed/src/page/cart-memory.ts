import { createCartToken, handedOverKey, randomKey } from '@selvage/core/session'
import type { CartToken, GuestRecord, TokenStorage } from '@selvage/core/session'

/**
 * The cart of one gateway as all widgets of a page share it. It is stored as plain data, so that
 * two versions of the script share one cart.
 */
export interface CartMemory {
  /** Gives access to the guest's cart, but to no name, address or order. */
  readonly token: CartToken
  /** The record of the guest that the page's widgets share. */
  readonly guest: GuestRecord & {
    /** The event that a widget counted again for. */
    heard?: object
  }
  /** Tells the page's changes from those of another window; another one after each load. */
  readonly windowId: string
  /** Returns the number of pieces in the cart; undefined until it is known. */
  count(): number | undefined
  /** Stores a count and notifies all followers. An older version of the same cart is ignored. */
  counted(count: number, cart?: { readonly id: string; readonly version: number }): void
  /** Forgets the version of the cart, because the gateway no longer has that cart. */
  forgetCart(): void
  /**
   * Remembers that the cart was taken to the storefront, for as long as this tab is open. The other
   * tabs hear of it, unless it was one of them.
   */
  handedOver(tellOthers?: boolean): void
  /** True after that, so that an empty cart is not shown as if it had been lost. */
  wasHandedOver(): boolean
  /** Calls the listener after each new count, until the signal aborts. */
  follow(listener: () => void, signal: AbortSignal): void
}

interface CartRecord extends GuestRecord {
  windowId?: string
  heard?: object
  count?: number | undefined
  cart?: { readonly id: string; readonly version: number } | undefined
  handedOver?: boolean
}

const PAGE = Symbol.for('selvage.carts')
const EVENT = 'selvage-cart-count'

/** The host's storage, looked up at each use: reading `localStorage` throws where it is blocked. */
export const hostStorage: TokenStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
}

/** Does what a blocked storage throws at; undefined where it is blocked. */
function tryStorage<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** Says to the other tabs that the cart was taken to the storefront. */
export const TAKEN = 'taken'

/** Lets the page's other tabs count again; nothing stays in the storage. */
function tellTabs(gateway: string, news: number | typeof TAKEN): void {
  const key = `selvage:cart:${gateway}:changed`
  // Without storage each tab has a cart of its own.
  tryStorage(() => {
    hostStorage.setItem(key, String(news))
    hostStorage.removeItem(key)
  })
}

/** Returns the shared cart of one gateway; its token is also in the host's storage if allowed. */
export function cartMemory(gateway: string): CartMemory {
  const page = globalThis as { [PAGE]?: Map<string, CartRecord> }
  const carts = (page[PAGE] ??= new Map())
  const record = carts.get(gateway) ?? {}
  carts.set(gateway, record)
  const handed = handedOverKey(gateway)
  const notify = () => window.dispatchEvent(new CustomEvent(EVENT, { detail: gateway }))
  return {
    token: createCartToken(gateway, hostStorage, record),
    guest: record,
    windowId: (record.windowId ??= randomKey()),
    count: () => record.count,
    counted(count, cart) {
      if (cart && record.cart?.id === cart.id && record.cart.version > cart.version) return
      const isNews = cart && record.count !== undefined && record.count !== count
      record.count = count
      record.cart = cart ?? record.cart
      notify()
      if (isNews) tellTabs(gateway, cart.version)
    },
    forgetCart() {
      record.cart = undefined
    },
    handedOver(tellOthers = true) {
      record.handedOver = true
      tryStorage(() => sessionStorage.setItem(handed, '1'))
      if (tellOthers) tellTabs(gateway, TAKEN)
    },
    wasHandedOver: () =>
      record.handedOver ?? tryStorage(() => sessionStorage.getItem(handed)) === '1',
    follow(listener, signal) {
      window.addEventListener(
        EVENT,
        (event) => (event as CustomEvent).detail === gateway && listener(),
        { signal },
      )
    },
  }
}
