import type { ShopOptions } from './shop-options.ts'
import type { ShopStorage } from './storage.ts'

/** The globals of a browser's page that a shop looks at; a server has no `location`. */
interface PageGlobals {
  readonly location?: { readonly origin: string }
  readonly localStorage: ShopStorage
  readonly sessionStorage: ShopStorage
}

const page = globalThis as unknown as PageGlobals

/** Origin of the page that this runs in; undefined on a server. */
const pageOrigin = (): string | undefined => page.location?.origin

/** Options that say where a shop's page may be. */
type Place = Pick<ShopOptions, 'gatewayUrl' | 'cartUrl' | 'storefrontOrigins' | 'policy'>

/**
 * Whether a shop's calls carry cookies. They do on the storefront's origins, on the gateway's own,
 * and on a server, whose `fetch` or `headers` bring them. Any other page would be rejected with
 * them, and carries a cart token instead.
 */
export function credentialsFor(place: Place): 'include' | 'omit' {
  const { gatewayUrl, cartUrl = gatewayUrl, storefrontOrigins = [], policy } = place
  if (policy?.credentials) return policy.credentials
  const origin = pageOrigin()
  if (origin === undefined || storefrontOrigins.includes(origin)) return 'include'
  const isGateways = [gatewayUrl, cartUrl].every((url) => isOfOrigin(url, origin))
  return isGateways ? 'include' : 'omit'
}

function isOfOrigin(url: string, origin: string): boolean {
  return URL.canParse(url) && new URL(url).origin === origin
}

/**
 * The page's storage of that name; undefined on a server, where it would be shared by all visitors.
 * It is looked up at each use, which throws where it is missing or blocked.
 */
export function pageStorage(name: 'localStorage' | 'sessionStorage'): ShopStorage | undefined {
  if (pageOrigin() === undefined) return undefined
  return {
    getItem: (key) => page[name].getItem(key),
    setItem: (key, value) => page[name].setItem(key, value),
    removeItem: (key) => page[name].removeItem(key),
  }
}
