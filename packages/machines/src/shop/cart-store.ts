import type { Cart } from '@selvage/core/cart'
import { asShopError } from '@selvage/core/contract'
import type { Gateway } from '@selvage/core/gateway'
import type { Currency } from '@selvage/core/locale'
import type { CartEditor } from '../cart/edit-cart.ts'
import { createStore } from '../store.ts'
import type { Store } from '../store.ts'

/**
 * The shop's cart as far as it is known: undefined before anything was asked, null while there is
 * none.
 */
export interface CartState {
  readonly cart: Cart | null | undefined
  /** Pieces, for the badge; undefined before anything was asked. */
  readonly count: number | undefined
}

/** The one cart of a shop, which every badge, popover and page of it follows. */
export interface CartStore extends Store<CartState> {
  /**
   * Takes a cart that the gateway answered with; an older version than the known one is ignored.
   */
  accept(cart: Cart | null): void
  /** Reads the cart. Rejects with a ShopError. */
  load(options?: { signal?: AbortSignal }): Promise<Cart | null>
  /** Reads the number of pieces alone; a failure is only reported. @source spec 1 §8 */
  loadCount(): Promise<void>
  /** The editors of the cart. */
  readonly editors: readonly CartEditor[]
  /** Takes in one more editor, whose changes a hand-over waits for. */
  join(editor: CartEditor): void
  /** Forgets the cart: it was ordered, or belongs to somebody else now. */
  clear(): void
}

/**
 * The newer of two carts: versions count within one cart, and another cart replaces the known one.
 */
export function newerCart<C extends Cart | null | undefined>(known: C, next: Cart): C | Cart {
  return known && known.id === next.id && known.version > next.version ? known : next
}

/** The parts of a cart store. */
export interface CartStoreParts {
  readonly gateway: Gateway
  /** Returns the currency to look at the cart in. */
  readonly currency: () => Currency
  readonly report: (error: unknown, where: string) => void
  /**
   * True when it is certain without asking that there is no cart, as in an embed without a token.
   */
  readonly isAnonymous: () => boolean
  /** The calls that read a cart. */
  readonly loadCalls: () => Promise<Pick<typeof import('./calls.ts'), 'getCart' | 'cartCount'>>
}

/** Makes the cart store of one shop. */
export function createCartStore({
  gateway,
  currency,
  report,
  isAnonymous,
  loadCalls,
}: CartStoreParts): CartStore {
  const store = createStore<CartState>({ cart: undefined, count: undefined }, (error) =>
    report(error, 'cart.listener'),
  )
  // Carts that were replaced or ordered: a late answer must not bring one back.
  const closed = new Set<string>()
  const editors: CartEditor[] = []
  let changes = 0

  function accept(next: Cart | null): void {
    const { cart: known } = store.get()
    if (next && closed.has(next.id)) return
    if (next && newerCart(known, next) !== next) return
    if (known && next?.id !== known.id) closed.add(known.id)
    changes += 1
    store.set({ cart: next, count: next?.count ?? 0 })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    accept,
    async load({ signal } = {}) {
      const before = changes
      if (isAnonymous()) {
        accept(null)
        return null
      }
      const { getCart } = await loadCalls()
      const read = await gateway
        .send(
          getCart,
          { params: { id: 'pending' }, query: { currency: currency() } },
          signal ? { signal } : {},
        )
        .catch((error: unknown) => {
          // A visitor without a session has no cart, which is no failure.
          if (asShopError(error).status === 401) return null
          throw error
        })
      // "There is none" is old news when a cart came in meanwhile.
      if (read !== null || before === changes) accept(read)
      return store.get().cart ?? null
    },
    async loadCount() {
      const before = changes
      if (isAnonymous()) return accept(null)
      try {
        const { cartCount } = await loadCalls()
        const count = await gateway.send(cartCount, { body: {} })
        if (before === changes) store.set({ ...store.get(), count })
      } catch (error) {
        report(error, 'cart.count')
      }
    },
    editors,
    join: (editor) => void editors.push(editor),
    clear() {
      accept(null)
    },
  }
}
