import type { ErrorCode } from '@selvage/core/errors'
import type { Currency, Locale, MeasurementSystem } from '@selvage/core/locale'
import type { GuestRecord } from '@selvage/core/session'
import type { ErrorMessage } from '../error-message.ts'
import type { ShopStorage } from './storage.ts'

/** A page that the shop navigates to. A `url` has passed the redirect guard. */
export type Destination =
  | {
      readonly to: 'cart' | 'payment' | 'login'
      /** Why, with the values of its message. */
      readonly code?: ErrorCode
      readonly params?: ErrorMessage['params']
    }
  | { readonly to: 'url'; readonly url: string }

/** The permissions of a shop on its page. */
export interface ShopPolicy {
  /**
   * `include`: HttpOnly cookies carry the session. `omit`: no cookie is sent or set, and the guest
   * cart's own token is kept instead. When left out, it is `include` on a page of
   * `storefrontOrigins`, on a page of the gateway's own origin and on a server, and `omit` on any
   * other page.
   */
  readonly credentials?: 'include' | 'omit'
  /**
   * The page's own origin. Without it, a gateway's `redirect_url` is never followed.
   */
  readonly origin?: string
  /** Foreign origins (https) that a `redirect_url` may lead to. */
  readonly redirectOrigins?: readonly string[]
  readonly timeoutMs?: number
  /** Codes of a 400 that mean that the shopper must log in. @source spec 1 §7 */
  readonly loginCodes?: readonly ErrorCode[]
}

/**
 * Options of {@link createShop}: the gateway, the shopper's settings, and what touches the world.
 */
export interface ShopOptions {
  /** Address of the API gateway. */
  readonly gatewayUrl: string
  /** Address of the cart API; the gateway's own when left out. */
  readonly cartUrl?: string
  /**
   * The storefront's origins, such as `https://www.example.com`. Pages of these share the gateway's
   * cookies; a page of any other origin has a guest cart of its own.
   */
  readonly storefrontOrigins?: readonly string[] | undefined
  /** The locale of messages, numbers and dates, such as `en_US`; calls ask for answers in it. */
  readonly locale: Locale
  /** The country that prices and delivery are for, as an ISO code such as `US`. */
  readonly country: string
  /** The currency of prices, such as `USD`. */
  readonly currency: Currency
  /** `imperial` sells by inch and yard, `metric` by centimeter and meter. */
  readonly measurement: MeasurementSystem
  readonly fetch?: typeof globalThis.fetch
  /**
   * Stores what is found again after the browser was closed: the yards that a shopper saves, and
   * the token of a guest cart. It is the page's `localStorage` when left out; when it is blocked,
   * the data stays in memory.
   */
  readonly storage?: ShopStorage
  /**
   * Stores what survives a reload, and the way to a payment provider and back, but not the tab: a
   * checkout's forms and its attempt to pay, and the last steps of a filled yard. It is `storage`
   * when that alone is given, and the tab's `sessionStorage` without either. When it is blocked,
   * the data stays in memory.
   */
  readonly tabStorage?: ShopStorage
  /**
   * The guest that all shops of one page share; when left out, each shop has a guest of its own.
   */
  readonly guest?: GuestRecord
  /**
   * The key of the partner to whom the guest carts of this page are credited. A key that does not
   * count is reported, and the page works as without one.
   */
  readonly partner?: string
  /** Navigates to another page. */
  readonly navigate?: (destination: Destination) => void
  /** Called with errors that the shopper does not see. */
  readonly report?: (error: unknown, where: string) => void
  /** Called when the first call gets no answer, in place of a sentence on the console. */
  readonly onNoAnswer?: (error: unknown) => void
  /**
   * How the shop talks to its gateway: cookies, redirects, deadline. Each part has its own default.
   */
  readonly policy?: ShopPolicy
  /** Makes unguessable keys of 16 to 64 base64url characters; `crypto` when left out. */
  readonly makeKey?: () => string
  /** Headers for each call, such as a server's forwarded cookies. */
  readonly headers?: Readonly<Record<string, string>>
  /**
   * A random id of the browser's tab or page, sent with each change as the `Window-Id` header; no
   * header without it.
   */
  readonly windowId?: string
}
