import type { ErrorDetail } from '../contract/shop-error.ts'
import type { FieldError } from './address.ts'

/**
 * Returns a field's error as a gateway sends it: its code, and the message of the specification
 * where that differs from the code's.
 * @param field the field's name on the wire
 * @source spec 1 §5
 */
export function fieldErrorDetail(fieldError: FieldError, field: string): ErrorDetail {
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
