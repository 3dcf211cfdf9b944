import type { OrderItem, SavedPage } from '@selvage/core/cart'
import { asShopError } from '@selvage/core/contract'
import { errorMessage, toErrorMessage } from '../error-message.ts'
import type { ErrorMessage } from '../error-message.ts'
import type { Shop } from '../shop/create-shop.ts'
import { loadCalls } from '../shop/lazy-gateway.ts'
import { createStore } from '../store.ts'
import type { Store } from '../store.ts'

/** The lines that are saved for later as far as they are known, and what is open about them. */
export interface SavedLinesState {
  /** Null while they could not be loaded. */
  readonly page: SavedPage | null
  /** True while the list is read again. */
  readonly loading: boolean
  /** Ids of the lines that are being moved or removed. */
  readonly busy: readonly string[]
  /** Why a line could not be moved or removed when it was last tried, by its id. */
  readonly failed: Readonly<Record<string, ErrorMessage>>
  /** Why the list could not be loaded. */
  readonly error: ErrorMessage | undefined
}

/** The list of lines that are saved for later, and the acts on it. */
export interface SavedLines extends Store<SavedLinesState> {
  /** Reads the list again; a failure leaves what is known of it. */
  load(): Promise<void>
  /** Shows a line that the cart is about to save, until the list is read again. */
  expect(item: OrderItem): void
  /**
   * Moves a line into the cart. Returns the pieces that moved; undefined for a failure, which
   * stands beside the line.
   */
  move(id: string): Promise<number | undefined>
  /** Removes a line. Returns false for a failure, which stands beside the line. */
  remove(id: string): Promise<boolean>
}

const TOO_SLOW = errorMessage('ORDER_SAVED_TIMEOUT_ERROR')

/**
 * Makes the list of a shop's lines that are saved for later. `page` is the part of it that the page
 * was made with, null where that could not be loaded.
 */
export function createSavedLines(
  { gateway, cart, report }: Pick<Shop, 'gateway' | 'cart' | 'report'>,
  page: SavedPage | null,
): SavedLines {
  const store = createStore<SavedLinesState>(
    { page, loading: false, busy: [], failed: {}, error: page ? undefined : TOO_SLOW },
    (error) => report(error, 'cart.saved'),
  )
  let loads = 0

  const change = (part: Partial<SavedLinesState>) => store.set({ ...store.get(), ...part })

  async function read(offset: number): Promise<SavedPage> {
    const { listSaved } = await loadCalls()
    const found = await gateway.send(listSaved, { query: { offset } })
    return found.items.length === 0 && offset > 0 ? read(0) : found
  }

  async function load(): Promise<void> {
    loads += 1
    const own = loads
    change({ loading: true })
    try {
      const found = await read(store.get().page?.offset ?? 0)
      if (own === loads) change({ page: found, loading: false, error: undefined })
    } catch {
      // Whatever kept it from loading, the advice is the same.
      if (own === loads) change({ loading: false, error: TOO_SLOW })
    }
  }

  /** Does one act on a line; one that is gone already is done. */
  async function act(id: string, send: () => Promise<number>): Promise<number | undefined> {
    const { busy, failed } = store.get()
    if (busy.includes(id)) return undefined
    const { [id]: _, ...others } = failed
    change({ busy: [...busy, id], failed: others })
    let done: number | undefined
    try {
      done = await send()
    } catch (error) {
      if (asShopError(error).code === 'ORDER_ITEM_NOT_FOUND') done = 0
      else change({ failed: { ...store.get().failed, [id]: toErrorMessage(error) } })
    }
    if (done !== undefined) await load()
    change({ busy: store.get().busy.filter((each) => each !== id) })
    return done
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    load,
    expect(item) {
      const { page: known } = store.get()
      if (!known) return
      const items = [item, ...known.items.filter(({ id }) => id !== item.id)]
      change({ page: { ...known, items, total: known.total + 1 } })
    },
    move: (id) =>
      act(id, async () => {
        const { moveToCart } = await loadCalls()
        const { cart: next, moved } = await gateway.send(moveToCart, { params: { id } })
        cart.accept(next)
        return moved
      }),
    remove: async (id) =>
      (await act(id, async () => {
        const { removeSaved } = await loadCalls()
        await gateway.send(removeSaved, { params: { id } })
        return 1
      })) !== undefined,
  }
}
