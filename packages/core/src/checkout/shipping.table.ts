import type { ShippingForm } from './address.ts'

/** Gateway field names of the shipping form, so that an error lands at its input. */
export const SHIPPING_FIELDS = {
  email: 'email',
  emailRetype: 'email_retype',
  newsletter: 'newsletter_opt_in',
  fullName: 'full_name',
  line1: 'address_line_1',
  line2: 'address_line_2',
  city: 'city',
  state: 'state',
  zipcode: 'zipcode',
  country: 'country',
  phone: 'phone',
} as const satisfies Record<keyof ShippingForm, string>

/** Notices that delivery options can carry; an unknown key shows as attention. @source spec 1 §8 */
export const SHIPPING_NOTICES = [
  'providers_unavailable',
  'factory_closed',
  'reduced_rush',
  'guaranteed',
  'standard_only',
  'home_decor_not_eligible',
] as const
