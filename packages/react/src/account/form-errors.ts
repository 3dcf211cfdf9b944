import { accountFieldOf, fromAccountDetails } from '@selvage/core/account'
import { asShopError } from '@selvage/core/contract'
import { severityOf } from '@selvage/core/errors'
import type { ErrorMessage } from '../flash/index.ts'
import { toErrorMessage } from '../flash/to-error-message.ts'
import type { AccountFieldErrors } from './account-errors.ts'

/** The props that an account's form shows a rejection by: the errors of its fields, or another. */
export interface AccountFormErrors {
  readonly errors: AccountFieldErrors
  readonly error?: ErrorMessage | undefined
}

/**
 * Returns what an account's form shows of a rejected call, as the form's own props. Whatever
 * belongs to none of its fields, such as a link that is over, is its `error`.
 */
export function accountErrors(thrown: unknown): AccountFormErrors {
  const { all = [] } = asShopError(thrown)
  const errors = fromAccountDetails(all)
  const other = all.find(({ field }) => accountFieldOf(field) === undefined)
  if (other) {
    const { code, params } = other
    return { errors, error: { code, severity: severityOf(code), ...(params && { params }) } }
  }
  return Object.keys(errors).length > 0 ? { errors } : { errors, error: toErrorMessage(thrown) }
}
