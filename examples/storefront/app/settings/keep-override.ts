import type { Call, CallAnswer, CallInput } from '@selvage/core/contract'
import { shopError } from '@selvage/core/contract'
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
    keeping ??= sendOverride(settings).catch((error: unknown) => {
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

/**
 * Stores the page's country and currency, and the measures that the override chooses, as the form
 * of the preferences does, without loading the page that it returns to and without a message there.
 * The measures of a plan are not the shopper's, so the page's own are not sent.
 */
async function sendOverride({
  language,
  country,
  currency,
  override,
}: PageSettings): Promise<void> {
  const measurement = new URLSearchParams(override).get('measurement_system')
  const { localizePath } = await import('@selvage/i18n/routes')
  const response = await fetch(localizePath('preferences', language, {}, { quiet: '' }), {
    method: 'POST',
    // Named here as well, because the table of choices is the server's.
    body: new URLSearchParams([
      ['country', country],
      ['currency', currency],
      ...(measurement === null ? [] : [['measurement_system', measurement]]),
      ['shown', '1'],
    ]),
    redirect: 'manual',
  }).catch(() => null)
  if (response?.type !== 'opaqueredirect') throw shopError('SERVER_ERROR')
}
