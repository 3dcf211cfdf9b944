import { data, isRouteErrorResponse } from 'react-router'
import type { ShopError } from '@selvage/core/contract'
import { isShopError } from '@selvage/core/contract'

/** The part of an error that its page may show; anything else stays in the server's log. */
export interface PageError {
  readonly status: 403 | 404 | 500 | 503
  /** When the shop expects to be back, as an ISO date; 503 only. */
  readonly until?: string
  /** True when the shop is there, and who its visitor is could not be asked; 503 only. */
  readonly isUserUnknown?: boolean
}

/** How long a browser or crawler waits when the gateway names no time, seconds. */
const RETRY_AFTER_S = 60

/** Responds with the 404 page. */
export function notFound(): never {
  throw data({ status: 404 } satisfies PageError, { status: 404 })
}

/** Responds with the page of a shop that has too much to do. */
export function tooBusy(): never {
  throw data({ status: 503 } satisfies PageError, {
    status: 503,
    headers: { 'Retry-After': String(RETRY_AFTER_S) },
  })
}

/** The error of a page that depends on who its visitor is, which the gateway could not say. */
export const userUnknown = () =>
  data({ status: 503, isUserUnknown: true } satisfies PageError, {
    status: 503,
    headers: { 'Retry-After': String(RETRY_AFTER_S) },
  })

/** Returns data that the page cannot do without; a failure becomes the matching error page. */
export async function needed<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!isShopError(error)) throw error
    const pageError = pageErrorOf(error)
    throw data(pageError, {
      status: pageError.status,
      headers: pageError.status === 503 ? { 'Retry-After': retryAfter(pageError) } : {},
    })
  }
}

/** Returns the page error of what an error boundary caught. */
export function readPageError(error: unknown): PageError {
  if (!isRouteErrorResponse(error)) return { status: 500 }
  const isUserUnknown =
    typeof error.data === 'object' && error.data !== null && 'isUserUnknown' in error.data
  const until =
    typeof error.data === 'object' &&
    error.data !== null &&
    'until' in error.data &&
    typeof error.data.until === 'string'
      ? error.data.until
      : undefined
  const status = ([403, 404, 503] as const).find((known) => known === error.status) ?? 500
  return { status, ...(until !== undefined && { until }), ...(isUserUnknown && { isUserUnknown }) }
}

function pageErrorOf({ status, params }: ShopError): PageError {
  if (status === 404) return { status: 404 }
  if (status === 401 || status === 403) return { status: 403 }
  // Without a response, or when the gateway is overloaded, the shop is unavailable and not broken.
  if (
    status === undefined ||
    status === 429 ||
    status === 502 ||
    status === 503 ||
    status === 504
  ) {
    const until = params?.['until']
    return {
      status: 503,
      ...(typeof until === 'string' && !Number.isNaN(Date.parse(until)) && { until }),
    }
  }
  return { status: 500 }
}

function retryAfter({ until }: PageError): string {
  const seconds =
    until === undefined ? RETRY_AFTER_S : Math.ceil((Date.parse(until) - Date.now()) / 1000)
  return String(Math.max(seconds, 1))
}
