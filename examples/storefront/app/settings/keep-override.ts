import type { Call, CallAnswer, CallInput } from '@selvage/core/contract'
import { shopError } from '@selvage/core/contract'
import type { SendOptions } from '@selvage/core/gateway'
import { localizePath } from '@selvage/i18n/routes'
import type { Shop } from '@selvage/machines/shop'
import type { PageSettings } from './page-settings.ts'

/**
 * The shop of a page whose address chooses other money or measures than its visitor did before. The
 * first change of the cart makes that the visitor's choice: the line is then priced as the page
 * shows it, and so is every page after it.
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

/**
 * Does what the form at the foot of the page does; the page that it leads back to is not asked for.
 */
async function sendOverride({ language, override }: PageSettings): Promise<void> {
  const action = localizePath('preferences', language)
  const response = await fetch(action, {
    method: 'POST',
    body: new URLSearchParams(override),
    redirect: 'manual',
  }).catch(() => null)
  if (response?.type !== 'opaqueredirect') throw shopError('SERVER_ERROR')
}
