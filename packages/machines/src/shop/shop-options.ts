import type { ErrorCode } from '@selvage/core/errors'
import type { Currency, Locale, MeasurementSystem } from '@selvage/core/locale'
import type { ShopStorage } from './storage.ts'

/** Where a shop asks its page to go. A `url` has passed the redirect guard. */
export type Destination =
  | { readonly to: 'cart' | 'payment' | 'login', readonly code?: ErrorCode }
  | { readonly to: 'url', readonly url: string }

/** What a shop is allowed on its page. */
export interface ShopPolicy {
  /**
   * `include` (default) on the storefront: HttpOnly cookies carry the session. `omit` in an embed: no cookie is sent or
   * set, the guest cart's own token is kept in `storage`.
   */
  readonly credentials?: 'include' | 'omit'
  /** The page's own origin; needed to follow a gateway's `redirect_url`, which is otherwise never followed. */
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
  readonly locale: Locale
  readonly country: string
  readonly currency: Currency
  readonly measurement: MeasurementSystem
  readonly fetch?: typeof globalThis.fetch
  /** Keeps an embed's cart token and what a reload must find again; memory when blocked or left out. */
  readonly storage?: ShopStorage
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
