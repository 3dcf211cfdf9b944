import type { Analytics } from '@selvage/core/analytics'
import type { Call, CallInput } from '@selvage/core/contract'
import type { SendOptions } from '@selvage/core/gateway'
import type { Shop } from '@selvage/machines/shop'

/** Records the changes of the cart and of favorites that a shop's gateway answers. */
export function recordShop({ cart, gateway }: Shop, { record }: Pick<Analytics, 'record'>): void {
  const { send } = gateway
  const recording = async <C extends Call>(call: C, input: CallInput<C>, options?: SendOptions) => {
    const { cart: before } = cart.get()
    const answer = await send(call, input, options)
    if (call.method !== 'GET')
      void import('./call-events.client.ts').then(({ eventsOfCall }) => {
        for (const event of eventsOfCall({ ...call, ...input, answer, cart: before })) record(event)
      })
    return answer
  }
  Object.assign(gateway, { send: recording })
}
