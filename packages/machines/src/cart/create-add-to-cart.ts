import type { Cart } from '@selvage/core/cart'
import { createStore } from '../store.ts'
import type { Store } from '../store.ts'
import { productForm, stepOf } from './product-form.ts'
import type {
  LineAdder,
  ProductFormEvent,
  ProductFormInput,
  ProductFormState,
  ProductFormStep,
  ProductOffer,
  ProductRules,
} from './product-form.types.ts'

/** A line that went into the cart, and the cart as it is then. */
export interface AddedLine<Item> {
  readonly item: Item
  readonly itemId: string
  readonly cart: Cart
}

/** A product form whose lines get into a cart. */
export interface AddToCart<Variant extends string, Size extends string, Offer> extends Store<
  ProductFormState<Variant, Size, Offer>
> {
  send(event: ProductFormEvent<Variant, Size>): void
  /** Ends a request that is on its way, because nobody looks at the form any more. */
  stop(): void
}

/**
 * Makes a product form from the rules of its kind. `onAdded` is called with each line that went in.
 * @example
 * const lines = lineAdder(shop, fabricProduct)
 * const form = createAddToCart(lines, fabricProduct, { designId, offers, measurement: 'imperial' })
 * form.send({ type: 'ADD' })
 */
export function createAddToCart<
  Variant extends string,
  Size extends string,
  Offer extends ProductOffer<Variant>,
  Item,
>(
  lines: LineAdder<Item>,
  rules: ProductRules<Variant, Size, Offer, Item>,
  input: ProductFormInput<Variant, Offer>,
  onAdded?: (added: AddedLine<Item>) => void,
): AddToCart<Variant, Size, Offer> {
  const { begin, reduce, itemOf } = productForm(rules)
  const store = createStore(begin(input), (error) => lines.report?.(error, 'add-to-cart.listener'))
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
    const outcome = await lines.add({ items: [item], lineKey, itemId, signal })
    if (signal.aborted) return
    take({ type: 'ENDED', outcome })
    if (outcome.kind !== 'done') return
    onAdded?.({ item, itemId: outcome.itemIds[0] ?? '', cart: outcome.cart })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    send: (event) => take(stepOf(event, () => lines.makeKey())),
    stop() {
      if (store.get().status === 'adding') take({ type: 'CANCEL' })
    },
  }
}
