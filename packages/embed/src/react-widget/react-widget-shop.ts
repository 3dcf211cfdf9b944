import { localeOf, measurementOf } from '@selvage/core/locale'
import type { Currency } from '@selvage/core/locale'
import { createShop, memoryStorage } from '@selvage/machines/shop'
import type { Shop } from '@selvage/machines/shop'
import type { FailedPart } from '../page/attempt.ts'
import { cartMemory, hostStorage } from '../page/cart-memory.ts'
import { partnerKey } from '../page/partner.ts'
import type { WidgetContext } from '../page/widget-context.ts'

const shops = new Map<string, Shop>()

/**
 * Returns the page's shop for a gateway, language, country and currency. It shares its cart with
 * the small widgets.
 */
export function shopOf(context: WidgetContext, country: string, currency: Currency): Shop {
  const key = [context.gateway, context.lang, country, currency].join(' ')
  const known = shops.get(key)
  if (known) return known
  const memory = cartMemory(context.gateway)
  const partner = partnerKey(context)
  const shop = createShop({
    gatewayUrl: context.gateway,
    locale: localeOf(context.lang, country),
    country,
    currency,
    measurement: measurementOf(country),
    policy: { credentials: 'omit' },
    storage: hostStorage,
    // Nobody has asked for more to be stored on the host's page.
    tabStorage: memoryStorage(),
    guest: memory.guest,
    windowId: memory.windowId,
    ...(partner !== undefined && { partner }),
    // The sentence of a widget that could not be read is the same, and is logged once.
    onNoAnswer: (error) =>
      void context.load<FailedPart>('failed').then(
        ({ reportFailure }) => reportFailure(context.gateway, error),
        () => undefined,
      ),
    report: (error, where) => {
      if (where === 'shop.partner' && error instanceof Error) console.warn(error.message)
    },
  })
  shop.cart.subscribe(() => {
    const { cart, count } = shop.cart.get()
    if (count !== undefined) memory.counted(count, cart ?? undefined)
  })
  shops.set(key, shop)
  return shop
}
