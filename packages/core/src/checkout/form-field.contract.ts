import type { ShippingForm } from './address.ts'
import { SHIPPING_FIELDS } from './shipping.table.ts'

const FORM_FIELDS: ReadonlyMap<string, keyof ShippingForm> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ (Object.entries(SHIPPING_FIELDS) as [keyof ShippingForm, string][]).map(
    ([field, wire]) => [wire, field],
  ),
)

/**
 * Returns the form's field for the name that an error of the gateway gives it, in the shipping or
 * in the billing address; undefined for every other name.
 */
export function formFieldOf(wireField: string): keyof ShippingForm | undefined {
  return FORM_FIELDS.get(wireField.replace(/^billing_address\./, ''))
}
