import type { ErrorCode } from '@selvage/core/errors'
import type { Currency, Locale, MeasurementSystem } from '@selvage/core/locale'
import type { GuestRecord } from '@selvage/core/session'
import type { ShopStorage } from './storage.ts'

/** Where a shop asks its page to go. A `url` has passed the redirect guard. */
export type Destination =
  | { readonly to: 'cart' | 'payment' | 'login'; readonly code?: ErrorCode }
  | { readonly to: 'url'; readonly url: string }

/** What a shop is allowed on its page. */
export interface ShopPolicy {
  /**
   * `include`: HttpOnly cookies carry the session. `omit`: no cookie is sent or set, and the guest
   * cart's own token is kept instead. When left out, it is `include` on a page of
   * `storefrontOrigins`, on a page of the gateway's own origin and on a server, and `omit` on any
   * other page.
   */
  readonly credentials?: 'include' | 'omit'
  /**
   * The page's own origin; needed to follow a gateway's `redirect_url`, which is otherwise never
   * followed.
   */
  readonly origin?: string
  /** Foreign origins (https) that a `redirect_url` may lead to. */
  readonly redirectOrigins?: readonly string[]
  readonly timeoutMs?: number
  /** Codes of a 400 that mean that the shopper must log in. @source spec 1 §7 */
  readonly loginCodes?: readonly ErrorCode[]
}

export interface ShopOptions {
  /** Address of the API gateway. */
  readonly gatewayUrl: string
  /** Address of the cart API; the gateway's own when left out. */
  readonly cartUrl?: string
  /**
   * The storefront's origins, such as `https://www.example.com`. Pages of these share the gateway's
   * cookies; a page of any other origin has a guest cart of its own.
   */
  readonly storefrontOrigins?: readonly string[]
  readonly locale: Locale
  readonly country: string
  readonly currency: Currency
  readonly measurement: MeasurementSystem
  readonly fetch?: typeof globalThis.fetch
  /**
   * Keeps what a reload must find again; memory when blocked or left out. When left out, a guest
   * cart's own token alone is kept in the page's `localStorage`.
   */
  readonly storage?: ShopStorage
  /**
   * Memory that shops of one page share, so that they have one guest; each has its own when left
   * out.
   */
  readonly guest?: GuestRecord
  /** Takes the shopper somewhere else. */
  readonly navigate?: (destination: Destination) => void
  /** Told of what went wrong behind the scenes; nothing of it is shown. */
  readonly report?: (error: unknown, where: string) => void
  readonly policy?: ShopPolicy
  /** Makes unguessable keys of 16 to 64 base64url characters; `crypto` when left out. */
  readonly makeKey?: () => string
  /** Headers for each call, such as a server's forwarded cookies. */
  readonly headers?: Readonly<Record<string, string>>
  readonly windowId?: string
}
