import type { ErrorCode } from '../errors/catalogue.table.ts'

/**
 * An error that a shopper can meet. It travels as data and is recognised by its code, never by
 * `instanceof`, so that two copies of this package on one page understand each other.
 */
export interface ShopError extends Error {
  readonly code: ErrorCode
  /** HTTP status of the gateway's answer; absent when there was no answer. */
  readonly status?: number
  /** Values for the placeholders of the code's sentence. */
  readonly params?: Readonly<Record<string, string | number>>
  /** The gateway's name of the field at fault, such as `zipcode`. */
  readonly field?: string
  /** Every error that the gateway named, first one included: a form shows each at its field. */
  readonly all?: readonly ErrorDetail[]
  /** The body of a conflict (409), such as the current cart. */
  readonly current?: unknown
  /**
   * Where a failed session refresh wants to send the shopper; never followed without the redirect
   * guard.
   */
  readonly redirectUrl?: string
}

/** One entry of the gateway's `errors` list. */
export interface ErrorDetail {
  readonly code: ErrorCode
  readonly field?: string
  readonly message?: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** Makes a {@link ShopError}. */
export function shopError(
  code: ErrorCode,
  more: Omit<Partial<ShopError>, 'code' | 'name' | 'message'> = {},
): ShopError {
  return Object.assign(new Error(code), { ...more, name: 'ShopError', code }) as ShopError
}

/** Tells whether a caught value is a {@link ShopError}, by its shape. */
export function isShopError(value: unknown): value is ShopError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    value.name === 'ShopError' &&
    'code' in value
  )
}

/**
 * Thrown at once when a developer uses the SDK wrongly.
 * The message says what happened, why it matters and what to write instead.
 */
export class DeveloperError extends Error {
  override name = 'DeveloperError'
}
