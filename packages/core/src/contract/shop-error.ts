import type { ErrorCode } from '../errors/catalogue.table.ts'

/**
 * An error that a shopper can meet. It is recognized by its shape and code and never by
 * `instanceof`, so that two copies of this package on one page understand each other.
 */
export interface ShopError extends Error {
  readonly code: ErrorCode
  /** HTTP status of the gateway's answer; left out when there was no answer. */
  readonly status?: number
  /** Values for the placeholders in the message of the code. */
  readonly params?: Readonly<Record<string, string | number>>
  /** The gateway's name of the field that was rejected, such as `zipcode`. */
  readonly field?: string
  /**
   * Every error of the answer, including the first, so that a form can show each one at its field.
   */
  readonly all?: readonly ErrorDetail[]
  /** The body of a conflict (409), such as the current cart. */
  readonly current?: unknown
  /**
   * URL that a failed session refresh answered with. Pass it through `safeRedirect` before
   * following it.
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

/** Makes a {@link ShopError}. Its message, which no shopper sees, is the code unless given. */
export function shopError(
  code: ErrorCode,
  more: Omit<Partial<ShopError>, 'code' | 'name'> = {},
): ShopError {
  return Object.assign(new Error(code), { ...more, name: 'ShopError', code }) as ShopError
}

/** True when a caught value is a {@link ShopError}, recognized by its shape. */
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
 * Returns any rejection as a {@link ShopError}; one that is none becomes SERVER_ERROR. A
 * DeveloperError is thrown on.
 */
export function asShopError(thrown: unknown): ShopError {
  if (thrown instanceof Error && thrown.name === 'DeveloperError') throw thrown
  return isShopError(thrown) ? thrown : shopError('SERVER_ERROR', { cause: thrown })
}

/**
 * Thrown when a developer uses the SDK wrongly. The message says what happened, why it matters and
 * what to write instead.
 */
export class DeveloperError extends Error {
  override name = 'DeveloperError'
}
