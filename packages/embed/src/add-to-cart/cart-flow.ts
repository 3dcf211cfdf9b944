import { localeOf } from '@selvage/core/locale'
import type { Currency } from '@selvage/core/locale'
import { cartMemory } from '../page/cart-memory.ts'
import type { WidgetContext } from '../page/widget-context.ts'
import { createGuestCart } from './guest-cart.ts'
import type { GuestCart } from './guest-cart.ts'

/** A widget's context whose currency has been checked. */
export type BuyingContext = WidgetContext & { readonly currency: Currency }

/** A widget's cart, fetched when a shopper shows the intent to buy. */
export interface CartFlow {
  readonly cart: GuestCart
  /** Takes the shopper to the storefront with this cart, at the top of the window. */
  leave(context: WidgetContext, target?: string): Promise<void>
}

/** The flow of one shop for a widget: its language, country and currency. */
export function createCartFlow(
  context: Pick<BuyingContext, 'gateway' | 'lang' | 'currency'>,
  country: string,
): CartFlow {
  const cart = createGuestCart({
    ...context,
    locale: localeOf(context.lang, country),
    country,
    memory: cartMemory(context.gateway),
  })
  return {
    cart,
    async leave(leaving, target = '_top') {
      const { storefront } = leaving
      const { paths } = await leaving.loadMessages()
      const code = await cart.handOver()
      open(`${storefront}${paths.handover}?code=${encodeURIComponent(code)}`, target)
    },
  }
}
