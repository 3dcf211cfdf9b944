import { DeveloperError } from '@selvage/core/contract'
import type { Gateway, GatewayOptions } from '@selvage/core/gateway'

/** Fetches what talks to the gateway; once fetched, it is at hand. */
export const loadCalls = (): Promise<typeof import('./calls.ts')> => import('./calls.ts')

/** A gateway's client that is made with its first call. */
export function createLazyGateway(options: GatewayOptions): Gateway {
  const { url } = options
  if (!/^https?:\/\//.test(url))
    throw new DeveloperError(
      `createShop got the gatewayUrl "${url}", which is not absolute. Write gatewayUrl: 'https://api.example.com'.`,
    )
  let made: Gateway | undefined
  let isAnswered = false
  return {
    url,
    async send(call, input, sendOptions) {
      const { createGateway, explainCredentials } = await loadCalls()
      made ??= createGateway(options)
      try {
        return await made.send(call, input, sendOptions)
      } catch (error) {
        if (!isAnswered) void explainCredentials(error, options)
        throw error
      } finally {
        // A cause that holds for every call is looked for with the first one.
        isAnswered = true
      }
    },
  }
}
