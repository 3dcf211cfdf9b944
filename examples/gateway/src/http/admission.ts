import { CALL_AUTH } from '@selvage/core/contract'
import type { Call } from '@selvage/core/contract'
import type { GatewayConfig } from '../config.ts'
import {
  busy,
  methodNotAllowed,
  storefrontOnly,
  tooManyRequests,
  unknownHost,
  urlTooLong,
} from './http-error.ts'
import { rateLimit } from './rate-limit.ts'

/** Longest address, characters. */
const MAX_URL = 8_192
/** Requests that are worked on at once; more are answered 503. */
const MAX_IN_FLIGHT = 500

type Storefronts = Pick<GatewayConfig, 'storefrontOrigins'>

/** The facts of a request that decide whether it is worked on. */
export interface RequestFacts {
  readonly url: string
  readonly method: string
  readonly host: string
  readonly peer: string
}

/** Decides which requests are worked on, and counts them. */
export interface Admission {
  /** Throws the rejection of a request that is not worked on. */
  assertAdmitted(request: RequestFacts): void
  /** Counts a request as under way; returns the function that ends it. */
  enter(): () => void
}

/** Opens the admission of one gateway, with limits of its own. */
export function openAdmission(config: Pick<GatewayConfig, 'hosts' | 'limits'>): Admission {
  const perPeer = rateLimit(config.limits.requestsPerMinute, () => performance.now())
  let inFlight = 0
  return {
    assertAdmitted({ url, method, host, peer }) {
      if (!config.hosts.includes(host)) throw unknownHost()
      if (url.length > MAX_URL) throw urlTooLong(MAX_URL)
      if (method === 'TRACE' || method === 'CONNECT') throw methodNotAllowed()
      const wait = perPeer.take(peer)
      if (wait > 0) throw tooManyRequests('SERVER_ERROR', wait)
      if (inFlight > MAX_IN_FLIGHT) throw busy()
    },
    enter() {
      inFlight += 1
      return () => {
        inFlight -= 1
      }
    },
  }
}

/**
 * The page that a request comes from: one of the storefront, or any other, which brings no cookies;
 * `none` is a server, a command line or a plain link. Origins are compared exactly, and `null`, a
 * sandboxed frame, is foreign. A page on the gateway's own origin, which the browser alone can say,
 * is the storefront's.
 */
export type Caller = 'storefront' | 'foreign' | 'none'

/** Reads whose page a request comes from. */
export function callerOf({ headers }: Request, config: Storefronts): Caller {
  const origin = headers.get('origin')
  if (origin === null) return 'none'
  const isOwn = origin !== 'null' && headers.get('sec-fetch-site') === 'same-origin'
  return isOwn || config.storefrontOrigins.includes(origin) ? 'storefront' : 'foreign'
}

/** The storefront whose page makes a request; the first one for a request of no page. */
export function storefrontOf(request: Request, config: Storefronts): string {
  const origin = request.headers.get('origin')
  const isStorefront = callerOf(request, config) === 'storefront'
  return isStorefront && origin !== null ? origin : config.storefrontOrigins[0]
}

/**
 * Rejects a call of a foreign page unless a cart token opens it or it needs nobody: the checkout
 * and the payment belong to the storefront.
 */
export function assertOpenTo(request: Request, call: Call, config: Storefronts): void {
  if (callerOf(request, config) === 'foreign' && !CALL_AUTH[call.auth].cartToken)
    throw storefrontOnly()
}

/**
 * Rejects a change that uses or sets cookies unless a page of the storefront makes it. The
 * storefront's server sends the same headers when it calls for a shopper.
 */
export function assertStorefront(request: Request, config: Storefronts): void {
  const site = request.headers.get('sec-fetch-site')
  const isSameSite = site === null || site === 'same-origin' || site === 'same-site'
  const navigates = request.headers.get('sec-fetch-mode') === 'navigate'
  if (callerOf(request, config) === 'storefront' && isSameSite && !navigates) return
  throw storefrontOnly()
}
