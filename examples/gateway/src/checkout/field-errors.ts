import { SHIPPING_FIELDS } from '@selvage/core/checkout'
import type { Address, FieldError, ShippingErrors } from '@selvage/core/checkout'
import type { ErrorDetail } from '@selvage/core/contract'
import { HttpError } from '../http/http-error.ts'

/**
 * Turns a form's field error into the wire's: its code, and the spec's own message where it differs
 * from the code's. @source spec 1 §5
 */
function detail(fieldError: FieldError, field: string): ErrorDetail {
  switch (fieldError) {
    case 'required':
    case 'state_required':
    case 'province_required':
      return { code: 'FIELD_CANNOT_BE_BLANK', field, message: 'required' }
    case 'email':
      return { code: 'FIELD_VALUE_INVALID', field, message: 'provide email' }
    case 'mismatch':
      return { code: 'FIELD_VALUE_INVALID', field, message: 'mismatch' }
    case 'too_long':
    case 'text':
    case 'phone':
      return { code: 'FIELD_VALUE_INVALID', field, message: fieldError }
    default:
      return { code: fieldError, field }
  }
}

/** Rejects a shipping form, with every error at its wire field. */
export function assertShipping(fieldErrors: ShippingErrors): void {
  const found = Object.entries(fieldErrors) as [keyof ShippingErrors, FieldError][]
  if (found.length > 0)
    throw new HttpError(
      400,
      found.map(([field, httpError]) => detail(httpError, SHIPPING_FIELDS[field])),
    )
}

/** The errors of a shipping form that count where nothing is shipped. */
export const unshippedErrors = ({
  email,
  emailRetype,
  country,
}: ShippingErrors): ShippingErrors => ({
  ...(email && { email }),
  ...(emailRetype && { emailRetype }),
  ...(country && { country }),
})

/** Rejects an address that is saved, with every error at its wire field. */
export const assertAddress = (fieldErrors: Partial<Record<keyof Address, FieldError>>): void =>
  assertShipping(fieldErrors)

/** Rejects a billing address; its wire fields stand under `billing_address`. */
export function assertBilling(fieldErrors: Partial<Record<keyof Address, FieldError>>): void {
  const found = Object.entries(fieldErrors) as [keyof Address, FieldError][]
  if (found.length > 0)
    throw new HttpError(
      400,
      found.map(([field, httpError]) =>
        detail(httpError, `billing_address.${SHIPPING_FIELDS[field]}`),
      ),
    )
}
