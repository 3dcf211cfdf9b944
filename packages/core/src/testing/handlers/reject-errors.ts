import type { FieldError } from '../../checkout/address.ts'
import { SHIPPING_FIELDS } from '../../checkout/form-field.contract.ts'
import type { ErrorDetail } from '../../contract/shop-error.ts'
import { Rejection } from '../rejection.ts'

/** Rejects a form that has errors, with the gateway's code, field name and text of each. */
export function rejectErrors(
  fieldErrors: Readonly<Partial<Record<keyof typeof SHIPPING_FIELDS, FieldError>>>,
  prefix = '',
): void {
  const errors = Object.entries(fieldErrors).map(([field, fieldError]) =>
    detailOf(fieldError, prefix + SHIPPING_FIELDS[field as keyof typeof SHIPPING_FIELDS]),
  )
  if (errors.length > 0) throw new Rejection(400, errors)
}

function detailOf(fieldError: FieldError, field: string): ErrorDetail {
  switch (fieldError) {
    case 'required':
    case 'state_required':
    case 'province_required':
      return { code: 'FIELD_CANNOT_BE_BLANK', field, message: 'required' }
    case 'email':
      return { code: 'FIELD_VALUE_INVALID', field, message: 'provide email' }
    case 'mismatch':
    case 'too_long':
    case 'text':
    case 'phone':
      return { code: 'FIELD_VALUE_INVALID', field, message: fieldError }
    default:
      return { code: fieldError, field }
  }
}
