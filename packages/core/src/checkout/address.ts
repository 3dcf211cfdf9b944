import { isEmail, normalizeEmail } from '../contract/email.ts'
import { isMissing } from '../contract/is-missing.ts'
import { withoutOverrides } from '../contract/without-overrides.ts'
import { CA_PROVINCES, SHIPPING_COUNTRIES, US_STATES } from './regions.table.ts'

export { isEmail, normalizeEmail } from '../contract/email.ts'

/**
 * An error of one form field: a key of `forms.*` in the messages, or a code of the errors
 * catalog.
 */
export type FieldError =
  | 'required'
  | 'email'
  | 'mismatch'
  | 'too_long'
  | 'text'
  | 'phone'
  | 'state_required'
  | 'province_required'
  | 'INVALID_ZIPCODE'
  | 'FIELD_VALUE_INVALID'
  | 'USER_GUEST_MUST_SUPPLY_EMAIL_ADDRESS'
  | 'ORDER_HAS_NO_COUNTRY'

/** A postal address as it is typed and stored. */
export interface Address {
  readonly fullName: string
  readonly line1: string
  readonly line2: string
  readonly city: string
  /** State or province; required for the US and Canada. */
  readonly state: string
  readonly zipcode: string
  /** ISO 3166-1 alpha-2, capitals. */
  readonly country: string
  readonly phone: string
}

/** The shipping form. @source spec 1 §3 Shipping form */
export interface ShippingForm extends Address {
  readonly email: string
  readonly emailRetype: string
  readonly newsletter: boolean
}

/** The field errors of the shipping form, by field; a valid field has none. */
export type ShippingErrors = Partial<Record<keyof ShippingForm, FieldError>>

/** True for a ZIP of 5 digits or 5-4. @source spec 1 §5 */
export function isUsZip(value: string): boolean {
  return /^[0-9]{5}(?:-[0-9]{4})?$/.test(value) && !value.endsWith('\n')
}

/**
 * True for A1A 1A1 or A1A1A1 in capitals. The letters D, F, I, O, Q and U never appear; W and Z are
 * never first.
 * @source spec 2 §5
 */
export function isCanadianPostalCode(value: string): boolean {
  return /^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] ?[0-9][ABCEGHJ-NPRSTV-Z][0-9]$/.test(value)
}

/**
 * True for a phone number as people write it: at least 5 digits, grouped with spaces and
 * `+ ( ) - . /`, and perhaps an extension after an `x`.
 */
export function isPhone(value: string): boolean {
  return /^(?=(?:[^0-9]*[0-9]){5})[0-9\s+()./-]+(?:x[0-9\s]+)?$/i.test(value)
}

/** Normalizes an address for storing: trimmed, NFC, country and postal code in capitals. */
export function normalizeAddress<T extends Address>(address: T): T {
  const trim = (value: string) => withoutOverrides(value).trim().normalize('NFC')
  const state = trim(address.state)
  return {
    ...address,
    fullName: trim(address.fullName),
    line1: trim(address.line1),
    line2: trim(address.line2),
    city: trim(address.city),
    state: state.toUpperCase().length <= 3 ? state.toUpperCase() : state,
    zipcode: trim(address.zipcode).toUpperCase(),
    country: trim(address.country).toUpperCase(),
    phone: trim(address.phone),
  }
}

/** The most characters of each typed field of an address. */
export const ADDRESS_MAX_LENGTH = {
  fullName: 120,
  line1: 120,
  line2: 120,
  city: 80,
  state: 80,
  zipcode: 20,
  phone: 30,
} as const
const CONTROL = /[\u0000-\u001f\u007f]/

/**
 * Checks an address after {@link normalizeAddress}. Returns the error of each field; an empty
 * object means that the address can be used.
 */
export function checkAddress(typed: Address): Partial<Record<keyof Address, FieldError>> {
  const address = normalizeAddress(typed)
  const fieldErrors: Partial<Record<keyof Address, FieldError>> = {}
  for (const field of ['fullName', 'line1', 'city', 'phone', 'zipcode'] as const)
    if (isMissing(address[field])) fieldErrors[field] = 'required'
  for (const [field, max] of Object.entries(ADDRESS_MAX_LENGTH) as [keyof Address, number][]) {
    if (typed[field].length > max)
      fieldErrors[field] = field === 'zipcode' ? 'INVALID_ZIPCODE' : 'too_long'
    else if (CONTROL.test(typed[field]) || !typed[field].isWellFormed())
      fieldErrors[field] = field === 'zipcode' ? 'INVALID_ZIPCODE' : 'text'
  }
  if (!fieldErrors.phone && !isPhone(address.phone)) fieldErrors.phone = 'phone'
  if (isMissing(address.country)) fieldErrors.country = 'ORDER_HAS_NO_COUNTRY'
  else if (!(SHIPPING_COUNTRIES as readonly string[]).includes(address.country))
    fieldErrors.country = 'FIELD_VALUE_INVALID'
  const region = checkRegion(address)
  if (region) fieldErrors.state = region
  if (!fieldErrors.zipcode && !fitsCountry(address)) fieldErrors.zipcode = 'INVALID_ZIPCODE'
  return fieldErrors
}

function checkRegion({ country, state }: Address): FieldError | undefined {
  if (country === 'US') return checkRegionIn(US_STATES, state, 'state_required')
  return country === 'CA' ? checkRegionIn(CA_PROVINCES, state, 'province_required') : undefined
}

function checkRegionIn(
  regions: object,
  region: string,
  missing: FieldError,
): FieldError | undefined {
  if (isMissing(region)) return missing
  return Object.hasOwn(regions, region) ? undefined : 'FIELD_VALUE_INVALID'
}

function fitsCountry({ country, zipcode }: Address): boolean {
  if (country === 'US') return isUsZip(zipcode)
  return country === 'CA' ? isCanadianPostalCode(zipcode) : true
}

/**
 * True when the first letter of a Canadian postal code does not belong to the province. Such an
 * address deserves a warning but is accepted.
 */
export function provinceMismatch({
  country,
  state,
  zipcode,
}: Pick<Address, 'country' | 'state' | 'zipcode'>): boolean {
  if (country !== 'CA' || !Object.hasOwn(CA_PROVINCES, state) || zipcode === '') return false
  return !CA_PROVINCES[state as keyof typeof CA_PROVINCES].letters.includes(
    zipcode.trim().charAt(0).toUpperCase(),
  )
}

/**
 * Checks the shipping form. Returns the error of each field; an empty object means that it can be
 * sent. Only a guest has to give an e-mail address and retype it.
 * @source spec 1 §5
 */
export function checkShipping(form: ShippingForm, { guest }: { guest: boolean }): ShippingErrors {
  const fieldErrors: ShippingErrors = checkAddress(form)
  if (!guest) return fieldErrors
  if (isMissing(form.email)) fieldErrors.email = 'USER_GUEST_MUST_SUPPLY_EMAIL_ADDRESS'
  else if (!isEmail(normalizeEmail(form.email))) fieldErrors.email = 'email'
  else if (isMissing(form.emailRetype)) fieldErrors.emailRetype = 'required'
  else if (normalizeEmail(form.email) !== normalizeEmail(form.emailRetype))
    fieldErrors.emailRetype = 'mismatch'
  return fieldErrors
}
