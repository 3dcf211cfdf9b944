/**
 * A page's knowledge of an embed's cart at one gateway. Plain data, so that two versions of the
 * script share one cart.
 */
export interface CartMemory {
  /** Opens the guest's cart and nothing else: no name, no address, no order. */
  token(): string | undefined
  store(token: string): void
  forget(): void
  /** Pieces in the cart; undefined while it is not known. */
  count(): number | undefined
  /**
   * Takes a count and tells every badge of the page. An older state of the same cart is ignored.
   */
  counted(count: number, cart?: { readonly id: string; readonly version: number }): void
  /** Calls back after each count, until the signal ends it. */
  follow(listener: () => void, signal: AbortSignal): void
}

interface CartRecord {
  token?: string | undefined
  count?: number | undefined
  cart?: { readonly id: string; readonly version: number } | undefined
}

const PAGE = Symbol.for('selvage.carts')
const EVENT = 'selvage-cart-count'
/** Visible ASCII only: whatever else the host's storage holds under our name is no token. */
const TOKEN = /^[\x21-\x7e]{16,2048}$/

function storage<T>(run: (storage: Storage) => T): T | undefined {
  try {
    return run(localStorage)
  } catch {
    // Blocked by the browser, or by a sandbox: the page's memory has to do.
    return undefined
  }
}

/**
 * The memory of one gateway's cart: in the page, and in the host's storage where that is allowed.
 */
export function cartMemory(gateway: string): CartMemory {
  const page = globalThis as { [PAGE]?: Map<string, CartRecord> }
  const carts = (page[PAGE] ??= new Map())
  const record = carts.get(gateway) ?? {}
  carts.set(gateway, record)
  const key = `selvage:cart:${gateway}`
  const notify = () => window.dispatchEvent(new CustomEvent(EVENT, { detail: gateway }))
  return {
    token() {
      const stored = record.token ?? storage((each) => each.getItem(key))
      return stored && TOKEN.test(stored) ? stored : undefined
    },
    store(token) {
      record.token = token
      storage((each) => each.setItem(key, token))
    },
    forget() {
      record.token = record.cart = undefined
      storage((each) => each.removeItem(key))
    },
    count: () => record.count,
    counted(count, cart) {
      if (cart && record.cart?.id === cart.id && record.cart.version > cart.version) return
      record.count = count
      record.cart = cart ?? record.cart
      notify()
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
