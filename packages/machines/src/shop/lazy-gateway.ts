import { DeveloperError } from '@selvage/core/contract'
import type { ShopError } from '@selvage/core/contract'
import type { Gateway, GatewayOptions } from '@selvage/core/gateway'

/** The code that talks to the gateway. */
type Calls = typeof import('./calls.ts')

/** The check of an address that an answer leads to. */
export type SafeRedirect = Calls['safeRedirect']

/** Options of a gateway's client, whose code comes with its first call. */
type LazyOptions = Omit<GatewayOptions, 'onSessionLost'> & {
  readonly onNoAnswer?: (error: unknown) => void
  readonly onSessionLost: (error: ShopError, safeRedirect: SafeRedirect) => void
}

/** False where the device has no connection: nothing can be fetched, and the cause is known. */
const isOnline = (): boolean =>
  (globalThis as { readonly navigator?: { readonly onLine?: boolean } }).navigator?.onLine !== false

/** Fetches what talks to the gateway; once fetched, it is at hand. */
export const loadCalls = (): Promise<Calls> => import('./calls.ts')

/** A gateway's client that is made with its first call. */
export function createLazyGateway(options: LazyOptions): Gateway {
  const { url } = options
  if (!/^https?:\/\//.test(url))
    throw new DeveloperError(
      `createShop got the gatewayUrl "${url}", which is not absolute. Write gatewayUrl: 'https://api.example.com'.`,
    )
  let made: Gateway | undefined
  let isAnswered = false
  let wasForbidden = false

  return {
    url,
    async send(call, input, sendOptions) {
      const { createGateway, safeRedirect } = await loadCalls()
      made ??= createGateway({
        ...options,
        onSessionLost: (error) => options.onSessionLost(error, safeRedirect),
      })
      try {
        return await made.send(call, input, sendOptions)
      } catch (error) {
        const { status } = error as Partial<ShopError>
        const isForbidden = status === 403
        // A caller that takes its call back says nothing about the gateway.
        if (sendOptions?.signal?.aborted) throw error
        if (options.onNoAnswer) {
          if (!isAnswered && status === undefined) options.onNoAnswer(error)
        }
        // No page carries what only a developer reads.
        else if (isOnline() && (!isAnswered || (isForbidden && !wasForbidden)))
          void import('./explain-silence.ts').then(
            ({ explainSilence }) => explainSilence(error, options, call.name),
            () => undefined,
          )
        wasForbidden ||= isForbidden
        throw error
      } finally {
        // A cause that holds for every call is looked for with the first one.
        isAnswered ||= !sendOptions?.signal?.aborted
      }
    },
  }
}
