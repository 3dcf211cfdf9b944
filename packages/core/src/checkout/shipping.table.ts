import type { ShippingForm } from './address.ts'

/**
 * The gateway's name for each field of the shipping form, so that an error can be shown at its
 * field.
 */
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

/**
 * Notices that delivery options can carry. A notice with an unknown key is shown with the severity
 * `attention`.
 * @source spec 1 §8
 */
export const SHIPPING_NOTICES = [
  'providers_unavailable',
  'factory_closed',
  'reduced_rush',
  'guaranteed',
  'standard_only',
  'home_decor_not_eligible',
] as const
