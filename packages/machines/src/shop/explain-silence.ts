import { isShopError } from '@selvage/core/contract'

/** The parts of a shop's client that say where it asks, and as whom. */
interface Asked {
  readonly url: string
  readonly credentials?: 'include' | 'omit' | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
}

/**
 * Logs one sentence for the developer of a page whose first call was not answered by a gateway:
 * what answered in its place, or why nothing did, because a browser names no cause. Where a call
 * without cookies alone gets an answer, the page says that it is a storefront, and the gateway
 * does not know that. Where a call is forbidden to a page without cookies, the page does not say
 * so itself. `call` is the name of the call, such as `favorites.add`.
 */
export async function explainSilence(error: unknown, asked: Asked, call: string): Promise<void> {
  const { url, credentials, fetch = globalThis.fetch } = asked
  const { location } = globalThis as { location?: { readonly origin: string } }
  if (!location || !isShopError(error)) return
  const [, answer] = /(\S+ answered \d+ \(.*\))$/.exec(error.message) ?? []
  // A gateway names its errors, and one that is asked below another path knows none of its calls.
  const isNoCall = error.status === 404 && error.code === 'SERVER_ERROR'
  if (answer && (!error.all || isNoCall)) {
    console.error(
      `${answer}, as no gateway does: check that ${url} is its address, and that it runs.`,
    )
    return
  }
  if (error.status === 403 && credentials === 'omit') {
    console.error(
      `The gateway ${url} allows ${call} to a storefront alone, and ${location.origin} is not in storefrontOrigins of createShop. Add it there and to the gateway's STOREFRONT_ORIGINS. Any other page leaves favorites, reviews and accounts to the storefront, and takes its cart to the checkout there with CheckoutLink.`,
    )
    return
  }
  if (error.status !== undefined) return
  const health = `${url.replace(/\/$/, '')}/healthz`
  try {
    await fetch(health, { credentials: 'omit' })
  } catch {
    // It may be the shopper's own connection, which is no error of the page.
    console.warn(
      `The gateway ${url} does not answer. Check that this is its address, that it runs, and that the page's CSP allows it.`,
    )
    return
  }
  if (credentials !== 'include') return
  const isListed = await fetch(health, { credentials }).then(
    () => true,
    () => false,
  )
  // The connection failed for a moment alone.
  if (isListed) return
  console.error(
    `The gateway ${url} answers this page without cookies alone. Add ${location.origin} to its STOREFRONT_ORIGINS, or leave it out of storefrontOrigins.`,
  )
}
