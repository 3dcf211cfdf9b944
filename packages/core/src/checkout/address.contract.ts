import * as v from 'valibot'
import { text } from '../contract/wire.ts'
import type { Address, ShippingForm } from './address.ts'

/**
 * Fields of an address on the wire. The schema accepts any text; the gateway applies the rules of
 * `checkAddress` and answers with a code for each field.
 */
export const wireAddress = {
  full_name: text(400),
  address_line_1: text(400),
  address_line_2: text(400),
  city: text(400),
  state: text(400),
  zipcode: text(400),
  country: text(400),
  phone: text(400),
}
type WireAddress = { readonly [K in keyof typeof wireAddress]: string }

/** Turns an address in its wire form into the domain's. */
export const fromWireAddress = (wire: WireAddress): Address => ({
  fullName: wire.full_name,
  line1: wire.address_line_1,
  line2: wire.address_line_2,
  city: wire.city,
  state: wire.state,
  zipcode: wire.zipcode,
  country: wire.country,
  phone: wire.phone,
})

/** Turns an address into its wire form. */
export function toWireAddress(address: Address): WireAddress {
  return {
    full_name: address.fullName,
    address_line_1: address.line1,
    address_line_2: address.line2,
    city: address.city,
    state: address.state,
    zipcode: address.zipcode,
    country: address.country,
    phone: address.phone,
  }
}

/** Turns the shipping form into the wire body of `putShipping`. */
export function toWireShipping(form: ShippingForm) {
  return {
    ...toWireAddress(form),
    email: form.email,
    email_retype: form.emailRetype,
    newsletter_opt_in: form.newsletter,
    save_address: form.saveAddress,
  }
}

export const address = v.pipe(v.object(wireAddress), v.transform(fromWireAddress))

/** Wire body of the shipping form. */
export const wireShipping = v.pipe(
  v.strictObject({
    ...wireAddress,
    email: text(400),
    email_retype: text(400),
    newsletter_opt_in: v.boolean(),
    save_address: v.optional(v.boolean()),
  }),
  v.transform((wire): ShippingForm => ({
    ...fromWireAddress(wire),
    email: wire.email,
    emailRetype: wire.email_retype,
    newsletter: wire.newsletter_opt_in,
    saveAddress: wire.save_address,
  })),
)
