import { isShopError } from '@selvage/core/contract'

/** The parts of a shop's client that say where it asks, and as whom. */
interface Asked {
  readonly url: string
  readonly credentials?: 'include' | 'omit' | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
}

/**
 * Logs one sentence when a call with cookies got no answer and one without them gets one: the page
 * says that it is a storefront, and the gateway does not know that. A browser names no such cause.
 */
export async function explainCredentials(error: unknown, asked: Asked): Promise<void> {
  const { url, credentials, fetch = globalThis.fetch } = asked
  const { location } = globalThis as { location?: { readonly origin: string } }
  if (credentials !== 'include' || !location) return
  if (!isShopError(error) || error.status !== undefined) return
  try {
    await fetch(`${url.replace(/\/$/, '')}/healthz`, { credentials: 'omit' })
  } catch {
    return
  }
  console.error(
    `The gateway ${url} answers this page without cookies alone, so no call of its shop succeeds. Add ${location.origin} to the gateway's STOREFRONT_ORIGINS, or leave it out of storefrontOrigins.`,
  )
}
