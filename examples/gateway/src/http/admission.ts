import type { GatewayConfig } from '../config.ts'
import { busy, httpError } from './http-error.ts'
import { rateLimit } from './rate-limit.ts'

/** Longest address, characters. */
const MAX_URL = 8_192
/** Requests that are worked on at once; more are answered 503. */
const MAX_IN_FLIGHT = 500

/** The facts of a request that decide whether it is worked on. */
export interface RequestFacts {
  readonly url: string
  readonly method: string
  readonly host: string
  readonly peer: string
  /** True for a page of an unknown origin that asks for something that is not open to all. */
  readonly isUnknownOrigin: boolean
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
    assertAdmitted({ url, method, host, peer, isUnknownOrigin }) {
      if (!config.hosts.includes(host))
        throw httpError('SERVER_ERROR', { status: 421, message: 'unknown host' })
      if (url.length > MAX_URL) throw httpError('SERVER_ERROR', { status: 414 })
      if (method === 'TRACE' || method === 'CONNECT')
        throw httpError('SERVER_ERROR', { status: 405 })
      if (isUnknownOrigin) throw httpError('UNAUTHORIZED', { status: 403, field: 'Origin' })
      const wait = perPeer.take(peer)
      if (wait > 0)
        throw httpError('SERVER_ERROR', { status: 429, headers: { 'Retry-After': String(wait) } })
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

/** The page that a request comes from; origins are compared exactly, so `null` is unknown. */
export type Caller = 'storefront' | 'partner' | 'unknown' | 'none'

/** Reads the Origin header; `none` is a server, a command line or a plain link. */
export function callerOf(origin: string | null, config: GatewayConfig): Caller {
  if (origin === null) return 'none'
  if (origin === config.storefrontOrigin) return 'storefront'
  return config.partnerOrigins.includes(origin) ? 'partner' : 'unknown'
}

/**
 * Rejects a change that uses or sets cookies unless a page of the storefront makes it. The
 * storefront's server sends the same headers when it calls for a shopper.
 */
export function assertStorefront(request: Request, config: GatewayConfig): void {
  const site = request.headers.get('sec-fetch-site')
  const isSameSite = site === null || site === 'same-origin' || site === 'same-site'
  const navigates = request.headers.get('sec-fetch-mode') === 'navigate'
  if (callerOf(request.headers.get('origin'), config) === 'storefront' && isSameSite && !navigates)
    return
  throw httpError('UNAUTHORIZED', { status: 403, field: 'Origin' })
}
