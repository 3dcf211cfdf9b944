import { toAccountDetails } from '@selvage/core/account'
import type { AccountErrors } from '@selvage/core/account'
import { HttpError } from '../http/http-error.ts'

/** Rejects a form of an account that has errors with 400, each of them named. */
export function assertFields(errors: AccountErrors): void {
  const details = toAccountDetails(errors)
  if (details.length > 0) throw new HttpError(400, details)
}
