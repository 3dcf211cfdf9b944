import type { FieldError } from '../../checkout/address.ts'
import { fieldErrorDetail } from '../../checkout/field-error-detail.ts'
import { SHIPPING_FIELDS } from '../../checkout/form-field.contract.ts'
import { Rejection } from '../rejection.ts'

/** Rejects a form that has errors, with the gateway's code, field name and text of each. */
export function rejectErrors(
  fieldErrors: Readonly<Partial<Record<keyof typeof SHIPPING_FIELDS, FieldError>>>,
  prefix = '',
): void {
  const errors = Object.entries(fieldErrors).map(([field, fieldError]) =>
    fieldErrorDetail(fieldError, prefix + SHIPPING_FIELDS[field as keyof typeof SHIPPING_FIELDS]),
  )
  if (errors.length > 0) throw new Rejection(400, errors)
}
