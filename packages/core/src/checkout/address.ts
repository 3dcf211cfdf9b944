import { isEmail, normalizeEmail } from '../contract/email.ts'
import { isMissing } from '../contract/is-missing.ts'
import { withoutOverrides } from '../contract/without-overrides.ts'
import { addressFormat, addressRows, tidyZipcode } from './address-format.ts'
import type { AddressPart, AddressRegions } from './address-format.ts'
import { CA_PROVINCES, US_STATES } from './regions.table.ts'
import { isShippingCountry } from './shipping-country.ts'

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

/** An address of which only the country is known. */
export const emptyAddress = (country: string): Address => ({
  fullName: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  zipcode: '',
  country,
  phone: '',
})

/** The shipping form. @source spec 1 §3 Shipping form */
export interface ShippingForm extends Address {
  readonly email: string
  readonly emailRetype: string
  readonly newsletter: boolean
  /** A member's address is saved with the order; false when left out, and always for a guest. */
  readonly saveAddress?: boolean | undefined
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

/**
 * Normalizes an address for storing: trimmed, NFC, country and postal code in capitals. A field
 * that no address of the country has is empty.
 */
export function normalizeAddress<T extends Address>(address: T): T {
  const trim = (value: string) => withoutOverrides(value).trim().normalize('NFC')
  const state = trim(address.state)
  const country = trim(address.country).toUpperCase()
  const parts = addressRows(addressFormat(country)).flat()
  const part = (name: AddressPart, value: string) => (parts.includes(name) ? value : '')
  return {
    ...address,
    fullName: trim(address.fullName),
    line1: trim(address.line1),
    line2: trim(address.line2),
    city: part('city', trim(address.city)),
    state: part('state', state.toUpperCase().length <= 3 ? state.toUpperCase() : state),
    zipcode: part('zipcode', tidyZipcode(trim(address.zipcode), country)),
    country,
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
 * Checks an address after {@link normalizeAddress}, by the rules of its country. Returns the error
 * of each field; an empty object means that the address can be used.
 * @param regions the lists of `@selvage/core/address-regions`; without them a region outside the
 *   United States and Canada may be any
 */
export function checkAddress(
  typed: Address,
  regions: AddressRegions = {},
): Partial<Record<keyof Address, FieldError>> {
  const address = normalizeAddress(typed)
  const fieldErrors: Partial<Record<keyof Address, FieldError>> = {}
  const needed = addressFormat(address.country).needs.filter((part) => part !== 'state')
  for (const field of ['fullName', 'line1', 'phone', ...needed] as const)
    if (isMissing(address[field])) fieldErrors[field] = 'required'
  for (const [field, max] of Object.entries(ADDRESS_MAX_LENGTH) as [keyof Address, number][]) {
    if (typed[field].length > max)
      fieldErrors[field] = field === 'zipcode' ? 'INVALID_ZIPCODE' : 'too_long'
    else if (CONTROL.test(typed[field]) || !typed[field].isWellFormed())
      fieldErrors[field] = field === 'zipcode' ? 'INVALID_ZIPCODE' : 'text'
  }
  if (!fieldErrors.phone && !isPhone(address.phone)) fieldErrors.phone = 'phone'
  if (isMissing(address.country)) fieldErrors.country = 'ORDER_HAS_NO_COUNTRY'
  else if (!isShippingCountry(address.country)) fieldErrors.country = 'FIELD_VALUE_INVALID'
  const region = fieldErrors.state ?? checkRegion(address, regions)
  if (region) fieldErrors.state = region
  if (!fieldErrors.zipcode && !fitsCountry(address)) fieldErrors.zipcode = 'INVALID_ZIPCODE'
  return fieldErrors
}

/**
 * Checks an address to which the bill is written, as {@link checkAddress} does. Nobody delivers to
 * it, so it needs no phone number.
 */
export function checkBillingAddress(
  typed: Address,
  regions: AddressRegions = {},
): Partial<Record<keyof Address, FieldError>> {
  const { phone, ...fieldErrors } = checkAddress(typed, regions)
  return phone === undefined || isMissing(typed.phone) ? fieldErrors : { ...fieldErrors, phone }
}

function checkRegion({ country, state }: Address, regions: AddressRegions): FieldError | undefined {
  if (country === 'US') return checkRegionIn(US_STATES, state, 'state_required')
  if (country === 'CA') return checkRegionIn(CA_PROVINCES, state, 'province_required')
  if (isMissing(state))
    return addressFormat(country).needs.includes('state') ? 'required' : undefined
  const listed = Object.hasOwn(regions, country) ? regions[country] : undefined
  return listed === undefined || listed.some(([value]) => value === state)
    ? undefined
    : 'FIELD_VALUE_INVALID'
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
  if (country === 'CA') return isCanadianPostalCode(zipcode)
  const [pattern] = addressFormat(country).zipcode ?? []
  return isMissing(zipcode) || pattern === undefined || new RegExp(`^(?:${pattern})$`).test(zipcode)
}

/**
 * Checks the shipping form. Returns the error of each field; an empty object means that it can be
 * sent. Only a guest has to give an e-mail address and retype it.
 * @source spec 1 §5
 */
export function checkShipping(
  form: ShippingForm,
  { guest, regions }: { readonly guest: boolean; readonly regions?: AddressRegions },
): ShippingErrors {
  const fieldErrors: ShippingErrors = checkAddress(form, regions)
  if (!guest) return fieldErrors
  if (isMissing(form.email)) fieldErrors.email = 'USER_GUEST_MUST_SUPPLY_EMAIL_ADDRESS'
  else if (!isEmail(normalizeEmail(form.email))) fieldErrors.email = 'email'
  if (isMissing(form.emailRetype)) fieldErrors.emailRetype = 'required'
  else if (!fieldErrors.email && normalizeEmail(form.email) !== normalizeEmail(form.emailRetype))
    fieldErrors.emailRetype = 'mismatch'
  return fieldErrors
}

const UNSHIPPED_FIELDS = ['email', 'emailRetype', 'country']

/**
 * Returns the errors of a shipping form that count where nothing is shipped, and so only the e-mail
 * and the country are asked for.
 */
export const unshippedErrors = (fieldErrors: ShippingErrors): ShippingErrors =>
  Object.fromEntries(
    Object.entries(fieldErrors).filter(([field]) => UNSHIPPED_FIELDS.includes(field)),
  )
