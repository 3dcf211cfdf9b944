import { localeOf, measurementOf } from '@selvage/core/locale'
import type { Currency } from '@selvage/core/locale'
import { createShop } from '@selvage/machines/shop'
import type { Shop } from '@selvage/machines/shop'
import { cartMemory } from '../page/cart-memory.ts'
import type { Kit } from '../page/kit.ts'

const shops = new Map<string, Shop>()

/**
 * The one shop of a page for a gateway, a language, a country and a currency: its cart is the one
 * that the small widgets know.
 */
export function shopOf(kit: Kit, country: string, currency: Currency): Shop {
  const key = [kit.gateway, kit.lang, country, currency].join(' ')
  const known = shops.get(key)
  if (known) return known
  const memory = cartMemory(kit.gateway)
  const tokenKey = `selvage:cart:${kit.gateway}`
  const shop = createShop({
    gatewayUrl: kit.gateway,
    locale: localeOf(kit.lang, country),
    country,
    currency,
    measurement: measurementOf(country),
    policy: { credentials: 'omit' },
    storage: {
      getItem: (name) =>
        name === tokenKey ? (memory.token() ?? null) : localStorage.getItem(name),
      setItem: (name, value) =>
        name === tokenKey ? memory.keep(value) : localStorage.setItem(name, value),
      removeItem: (name) => (name === tokenKey ? memory.forget() : localStorage.removeItem(name)),
    },
  })
  shop.cart.subscribe(() => {
    const { cart, count } = shop.cart.get()
    if (count !== undefined) memory.counted(count, cart ?? undefined)
  })
  shops.set(key, shop)
  return shop
}
