import {
  cartCount,
  cartOfConflict,
  getCart,
  patchItem,
  removeItem,
  restoreItem,
  setPromo,
} from '@selvage/core/cart'
import { localeOf } from '@selvage/core/locale'
import { createCartStore, editCart } from '@selvage/machines/cart'
import type { CartEditor, EditedShop } from '@selvage/machines/cart'
import { createGuest } from '../add-to-cart/guest-cart.ts'
import type { BuyingContext } from '../add-to-cart/cart-flow.ts'
import { countryOf } from '../page/country.ts'
import { cartMemory } from '../page/cart-memory.ts'

/** The cart of a panel with the changes of it that are open. */
export interface PanelCart {
  readonly editor: CartEditor
  /** Reads the cart again, because it may have changed elsewhere; a failure changes nothing. */
  refresh(): void
}

/**
 * Makes the editor of the page's cart, the same as that of a cart page. Every count of the
 * gateway's answers reaches the badges of the page.
 */
export function createPanelCart(context: BuyingContext): PanelCart {
  const country = countryOf(context)
  const memory = cartMemory(context.gateway)
  const guest = createGuest({
    ...context,
    country,
    place: { country: context.country && country, currency: context.currency },
    locale: localeOf(context.lang, country),
    memory,
  })
  const report = (error: unknown): void => {
    console.error(
      '<selvage-cart-button> could not do a step, so its panel may be out of date.',
      error,
    )
  }
  const cart = createCartStore({
    gateway: guest.gateway,
    currency: () => context.currency,
    report,
    isAnonymous: () => memory.token.get() === undefined,
    loadCalls: () => Promise.resolve({ getCart, cartCount }),
  })
  cart.subscribe(({ cart: known, count }) => {
    if (count !== undefined) memory.counted(count, known ?? undefined)
  })
  const shop: EditedShop = { ...guest, cart, report }
  const calls = {
    load: () => Promise.resolve({ cartOfConflict, patchItem, removeItem, restoreItem, setPromo }),
  }
  return {
    editor: editCart(shop, calls),
    refresh: () => void cart.load().catch(() => undefined),
  }
}
