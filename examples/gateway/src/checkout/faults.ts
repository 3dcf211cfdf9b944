import { SHIPPING_FIELDS } from '@selvage/core/checkout'
import type { Address, FieldFault, ShippingFaults } from '@selvage/core/checkout'
import type { ErrorDetail } from '@selvage/core/contract'
import { Fault } from '../http/fault.ts'

/**
 * A form's fault as the gateway says it: its code, and the spec's own words where they are not the
 * code's. @source spec 1 §5
 */
function detail(fault: FieldFault, field: string): ErrorDetail {
  switch (fault) {
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
      return { code: 'FIELD_VALUE_INVALID', field, message: fault }
    default:
      return { code: fault, field }
  }
}

/** Throws every fault of the shipping form, each at its wire field. */
export function assertShipping(faults: ShippingFaults): void {
  const found = Object.entries(faults) as [keyof ShippingFaults, FieldFault][]
  if (found.length > 0)
    throw new Fault(
      400,
      found.map(([field, fault]) => detail(fault, SHIPPING_FIELDS[field])),
    )
}

/** The same for the billing address, whose wire fields stand under `billing_address`. */
export function assertBilling(faults: Partial<Record<keyof Address, FieldFault>>): void {
  const found = Object.entries(faults) as [keyof Address, FieldFault][]
  if (found.length > 0)
    throw new Fault(
      400,
      found.map(([field, fault]) => detail(fault, `billing_address.${SHIPPING_FIELDS[field]}`)),
    )
}
