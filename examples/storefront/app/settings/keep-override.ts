import type { Call, CallAnswer, CallInput } from '@selvage/core/contract'
import type { SendOptions } from '@selvage/core/gateway'
import type { Shop } from '@selvage/machines/shop'
import type { PageSettings } from './page-settings.ts'

/**
 * Returns a shop for a page whose address overrides the visitor's settings. The first look at the
 * cart or change of it stores the override as the visitor's choice, so that the cart, the line and
 * all later pages have the price that this page shows.
 */
export function keepingOverride(shop: Shop, settings: PageSettings): Shop {
  let keeping: Promise<void> | undefined
  const keep = (): Promise<void> => {
    keeping ??= import('./send-override.client.ts')
      .then(({ sendOverride }) => sendOverride(settings))
      .catch((error: unknown) => {
        keeping = undefined
        throw error
      })
    return keeping
  }
  const send = async <C extends Call>(
    call: C,
    input: CallInput<C>,
    options?: SendOptions,
  ): Promise<CallAnswer<C>> => {
    if (call.keyed || call.versioned) await keep()
    return shop.gateway.send(call, input, options)
  }
  const cart: Shop['cart'] = {
    ...shop.cart,
    load: async (options) => {
      await keep()
      return shop.cart.load(options)
    },
  }
  return { ...shop, cart, gateway: { ...shop.gateway, send } }
}
