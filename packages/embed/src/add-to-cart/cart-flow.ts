import { localeOf } from '@selvage/core/locale'
import type { Currency } from '@selvage/core/locale'
import { cartMemory } from '../page/cart-memory.ts'
import { openOrTab } from '../page/open-or-tab.ts'
import { namedPlace } from '../page/country.ts'
import type { LanguageFile, WidgetContext } from '../page/widget-context.ts'
import { createGuestCart } from './guest-cart.ts'
import type { GuestCart } from './guest-cart.ts'

/** A widget's context whose currency has been checked. */
export type BuyingContext = WidgetContext & { readonly currency: Currency }

/** A widget's cart; its code is fetched when a shopper shows an intent to buy. */
export interface CartFlow {
  readonly cart: GuestCart
  /**
   * Opens the storefront with this cart of an element's page; in the top window unless a target is
   * given.
   */
  leave(context: WidgetContext, element: Element, target?: string): Promise<void>
}

/** Creates the cart of a widget for its language, country and currency. */
export function createCartFlow(
  context: Pick<BuyingContext, 'gateway' | 'partner' | 'lang' | 'country' | 'currency'>,
  country: string,
): CartFlow {
  const memory = cartMemory(context.gateway)
  const cart = createGuestCart({
    ...context,
    locale: localeOf(context.lang, country),
    country,
    place: { country: context.country && country, currency: context.currency },
    memory,
  })
  return {
    cart,
    async leave(leaving, element, target) {
      const { storefront } = leaving
      const { paths } = await leaving.load<LanguageFile>(leaving.file)
      const code = await cart.handOver(namedPlace(element, leaving))
      memory.handedOver()
      openOrTab(`${storefront}${paths.handover}?code=${encodeURIComponent(code)}`, target)
    },
  }
}
