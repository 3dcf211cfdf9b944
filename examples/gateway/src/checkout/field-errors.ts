import { fieldErrorDetail, SHIPPING_FIELDS } from '@selvage/core/checkout'
import type { Address, FieldError, ShippingErrors } from '@selvage/core/checkout'
import { HttpError } from '../http/http-error.ts'

/** Rejects a shipping form, with every error at its wire field. */
export function assertShipping(fieldErrors: ShippingErrors): void {
  const found = Object.entries(fieldErrors) as [keyof ShippingErrors, FieldError][]
  if (found.length > 0)
    throw new HttpError(
      400,
      found.map(([field, fieldError]) => fieldErrorDetail(fieldError, SHIPPING_FIELDS[field])),
    )
}

/** Rejects an address that is saved, with every error at its wire field. */
export const assertAddress = (fieldErrors: Partial<Record<keyof Address, FieldError>>): void =>
  assertShipping(fieldErrors)

/** Rejects a billing address; its wire fields stand under `billing_address`. */
export function assertBilling(fieldErrors: Partial<Record<keyof Address, FieldError>>): void {
  const found = Object.entries(fieldErrors) as [keyof Address, FieldError][]
  if (found.length > 0)
    throw new HttpError(
      400,
      found.map(([field, fieldError]) =>
        fieldErrorDetail(fieldError, `billing_address.${SHIPPING_FIELDS[field]}`),
      ),
    )
}
