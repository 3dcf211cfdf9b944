import type { Address } from './address.ts'
import { ADDRESS_FORMATS } from './address-formats.generated.ts'

/** A field of an address that not every country has, or not in the same place. */
export type AddressPart = 'city' | 'state' | 'zipcode'

/** How the address of a country is written. */
export interface AddressFormat {
  /**
   * The lines below the name, with `{street}`, `{city}`, `{state}` and `{zipcode}` where the fields
   * stand. A field that is not there is no part of an address of the country.
   */
  readonly lines: string
  /** The fields that an address needs, beside name and street. */
  readonly needs: readonly AddressPart[]
  /** A regular expression for the whole postal code in capitals, and an example. */
  readonly zipcode?: readonly [pattern: string, example: string]
  /** The names of fields in the country, where they are not city and postal code. */
  readonly names?: {
    readonly city?: 'suburb' | 'district'
    readonly state?: 'state' | 'province' | 'prefecture' | 'county' | 'area' | 'emirate' | 'region'
    readonly zipcode?: 'zip' | 'pin' | 'eircode'
  }
  /** True when the region is chosen from the list of `@selvage/core/address-regions`. */
  readonly regions?: boolean
}

/** The regions of each country with a list: as addresses have them, and as a form shows them. */
export type AddressRegions = Readonly<
  Record<string, readonly (readonly [value: string, label: string])[]>
>

const PLAIN: AddressFormat = { lines: '{street}\n{zipcode} {city}', needs: ['city'] }

/** Returns how the address of a country is written; a plain form for one that is not shipped to. */
export function addressFormat(country: string): AddressFormat {
  return Object.hasOwn(ADDRESS_FORMATS, country) ? (ADDRESS_FORMATS[country] ?? PLAIN) : PLAIN
}

/** The fields that a form of the country asks for below the name: a row for each line. */
export function addressRows({ lines }: AddressFormat): readonly (AddressPart | 'street')[][] {
  return lines
    .split('\n')
    .map((line) => [...line.matchAll(/\{(\w+)\}/g)].map(([, part]) => part as AddressPart))
}

/**
 * Returns the lines of an address as its country writes them on a parcel: the name first, without
 * the country at the end.
 */
export function addressLines(address: Address): readonly string[] {
  const { fullName, line1, line2, country } = address
  const lines = addressFormat(country)
    .lines.split('\n')
    .flatMap((line) => (line === '{street}' ? [line1, line2] : [fillLine(line, address)]))
  return [fullName, ...lines].filter((line) => line !== '')
}

/**
 * Fills in a line; what stands around a field that is empty goes with it, and so does a region of
 * its city's name.
 */
function fillLine(line: string, address: Address): string {
  return line
    .replaceAll(/\{(city|state|zipcode)\}/g, (_, part: AddressPart) =>
      part === 'state' && address.state === address.city ? '' : address[part],
    )
    .replaceAll(/^[ ,-]+|[ ,-]+$/g, '')
    .replaceAll(/ {2,}/g, ' ')
}

/** The countries whose postal codes have a space before their last three characters. */
const SPACED = ['CA', 'GB']

/**
 * Returns a postal code as its country writes it: without the sign of the country before it, and
 * with the space that was left out.
 */
export function tidyZipcode(zipcode: string, country: string): string {
  const digits = zipcode.toUpperCase().replace(/^[A-Z]{1,2}[- ](?=\d)/, '')
  if (SPACED.includes(country)) return digits.replace(/^(\w{2,4})(\d[A-Z\d]{2})$/, '$1 $2')
  return addressFormat(country).zipcode?.[0].startsWith(`${country}-`) && /^\d/.test(digits)
    ? `${country}-${digits}`
    : digits
}
