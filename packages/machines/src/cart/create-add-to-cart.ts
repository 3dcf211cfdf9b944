import type { Cart } from '@selvage/core/cart'
import { createStore } from '../store.ts'
import type { Store } from '../store.ts'
import { addLineTo } from './add-line.ts'
import type { LineShop } from './add-line.ts'
import { productForm, stepOf } from './product-form.ts'
import type {
  ProductFormEvent,
  ProductFormInput,
  ProductFormState,
  ProductFormStep,
  ProductKind,
  ProductOffer,
} from './product-form.types.ts'

/** A line that went into the cart, and the cart as it is then. */
export interface AddedLine<Item> {
  readonly item: Item
  readonly itemId: string
  readonly cart: Cart
}

/** A product form with a shop behind it. */
export interface AddToCart<Variant extends string, Size extends string, Offer> extends Store<
  ProductFormState<Variant, Size, Offer>
> {
  send(event: ProductFormEvent<Variant, Size>): void
  /** Ends a request that is on its way, because nobody looks at the form any more. */
  stop(): void
}

/**
 * Makes a product form of one kind whose lines go into a shop's cart. `onAdded` is called with each
 * line that went in.
 * @example
 * const form = createAddToCart(shop, fabricProduct, { designId, offers, measurement: 'imperial' })
 * form.send({ type: 'ADD' })
 */
export function createAddToCart<
  Variant extends string,
  Size extends string,
  Offer extends ProductOffer<Variant>,
  Item,
>(
  shop: LineShop & { report?(error: unknown, where: string): void },
  kind: ProductKind<Variant, Size, Offer, Item>,
  input: ProductFormInput<Variant, Offer>,
  onAdded?: (added: AddedLine<Item>) => void,
): AddToCart<Variant, Size, Offer> {
  const { begin, reduce, itemOf } = productForm(kind)
  const store = createStore(begin(input), (error) => shop.report?.(error, 'add-to-cart.listener'))
  let running: AbortController | undefined

  function take(step: ProductFormStep<Variant, Size>): void {
    const before = store.get()
    const next = reduce(before, step)
    store.set(next)
    if (next.status === before.status) return
    if (before.status === 'adding') running?.abort()
    if (next.status === 'adding') void run(next)
  }

  async function run(state: ProductFormState<Variant, Size, Offer>): Promise<void> {
    const { signal } = (running = new AbortController())
    const { lineKey, itemId } = state
    const item = itemOf(state)
    const outcome = await addLineTo(shop, kind.loadLine, { items: [item], lineKey, itemId, signal })
    if (signal.aborted) return
    take({ type: 'ENDED', outcome })
    if (outcome.kind !== 'done') return
    onAdded?.({ item, itemId: outcome.itemIds[0] ?? '', cart: outcome.cart })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    send: (event) => take(stepOf(event, shop.makeKey)),
    stop() {
      if (store.get().status === 'adding') take({ type: 'CANCEL' })
    },
  }
}
