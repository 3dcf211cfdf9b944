import type { Call, CallAnswer, CallInput } from '@selvage/core/contract'
import { shopError } from '@selvage/core/contract'
import type { SendOptions } from '@selvage/core/gateway'
import { localizePath } from '@selvage/i18n/routes'
import type { Shop } from '@selvage/machines/shop'
import type { PageSettings } from './page-settings.ts'

/**
 * Returns a shop for a page whose address overrides the visitor's settings. The first change of the
 * cart stores the override as the visitor's choice, so that the line and all later pages have the
 * price that this page shows.
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
  return { ...shop, gateway: { ...shop.gateway, send } }
}

/** Submits the settings form without loading the page that it returns to. */
async function sendOverride({ language, override }: PageSettings): Promise<void> {
  const action = localizePath('preferences', language)
  const response = await fetch(action, {
    method: 'POST',
    body: new URLSearchParams(override),
    redirect: 'manual',
  }).catch(() => null)
  if (response?.type !== 'opaqueredirect') throw shopError('SERVER_ERROR')
}
