import type * as v from 'valibot'
import type { cart as cartSchema } from '../cart/cart.contract.ts'
import type { ShippingForm } from '../checkout/address.ts'
import type { Gift, PaymentSummary } from '../checkout/checkout-state.contract.ts'
import type { ATTEMPT_STATES } from '../checkout/payment-attempt.contract.ts'
import type { invoice } from '../invoice/invoice.contract.ts'
import type { ErrorCode } from '../errors/catalogue.table.ts'
import type { Currency, Locale, MeasurementSystem } from '../locale/locale.table.ts'
import type { Merchandise } from './merchandise.ts'

/** One line of a test cart. */
export interface TestLine {
  readonly id: string
  readonly merchandise: Merchandise
  quantity: number
}

/** One attempt to pay for a test cart. */
export interface TestAttempt {
  readonly id: string
  state: (typeof ATTEMPT_STATES)[number]
  code: ErrorCode | null
  orderNumber: string | null
  /** Number of times that an unknown attempt is asked for before it becomes `ordered`. */
  settlesAfter: number
}

export interface TestCart {
  readonly id: string
  version: number
  lines: TestLine[]
  promo: string | null
  form: ShippingForm | null
  deliveryId: string | null
  gift: Gift
  payment: PaymentSummary | null
  token: string
  readonly attempts: Map<string, TestAttempt>
  readonly needsShipping: boolean
  closed: boolean
}

export interface TestUser {
  readonly id: string
  readonly guest: boolean
  readonly name: string | null
  cart: TestCart | null
  /** Country, currency and measurement system that an embed's guest was made with. */
  readonly preferences?: {
    readonly country: string
    readonly currency: string
    readonly measurement_system: string
  }
}

/** Everything that one test gateway, and the one browser in front of it, store. */
export interface TestShop {
  readonly users: Map<string, TestUser>
  /** Id of the user of the browser's cookies; null without a session. */
  cookies: string | null
  readonly tokens: Map<string, string>
  readonly handovers: Map<string, string>
  readonly invoices: Map<
    string,
    { readonly userId: string; readonly invoice: v.InferInput<typeof invoice> }
  >
  /**
   * Answers by call, user and idempotency key, so that a request that is sent twice is applied
   * once.
   */
  readonly answered: Map<string, unknown>
  currency: Currency
  country: string
  locale: Locale
  measurement: MeasurementSystem
  adultContent: boolean
  readonly needsShipping: boolean
  readonly itemLimit: number
  readonly frameUrl: string
  /** True for a gateway that counts differently from the page. */
  readonly disagrees: boolean
  made: number
}

export type WireCart = v.InferInput<typeof cartSchema>

/** Makes a new id as long as a real one; the ids are the same in every run. */
export function newId(shop: TestShop, of: string): string {
  shop.made += 1
  return `${of}_${String(shop.made).padStart(20, '0')}`
}

/** Returns the user's open cart, and opens one when there is none. */
export function openCart(shop: TestShop, user: TestUser): TestCart {
  if (user.cart && !user.cart.closed) return user.cart
  user.cart = {
    id: newId(shop, 'cart'),
    version: 1,
    lines: [],
    promo: null,
    form: null,
    deliveryId: null,
    gift: { isGift: false, removePrices: false, message: '' },
    payment: null,
    token: '',
    attempts: new Map(),
    needsShipping: shop.needsShipping,
    closed: false,
  }
  return user.cart
}
