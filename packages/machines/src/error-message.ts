import { asShopError } from '@selvage/core/contract'
import { severityOf } from '@selvage/core/errors'
import type { ErrorCode, Severity } from '@selvage/core/errors'

/** An error as it is shown: plain data, so that a snapshot can be kept and compared. */
export interface ErrorMessage {
  readonly code: ErrorCode
  readonly severity: Severity
  /** Values for the sentence's placeholders. */
  readonly params?: Readonly<Record<string, string | number>>
}

/** Returns the message of a code. */
export function errorMessage(code: ErrorCode, params?: ErrorMessage['params']): ErrorMessage {
  return { code, severity: severityOf(code), ...(params && { params }) }
}

/** Returns the message of a rejection. */
export function toErrorMessage(thrown: unknown): ErrorMessage {
  const { code, params } = asShopError(thrown)
  return errorMessage(code, params)
}
