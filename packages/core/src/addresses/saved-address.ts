import { normalizeAddress } from '../checkout/address.ts'
import type { Address } from '../checkout/address.ts'

/** The most addresses that a member can save. */
export const MOST_ADDRESSES = 50

/** The fields of an address, in the order of a form. */
export const ADDRESS_PARTS = [
  'fullName',
  'line1',
  'line2',
  'city',
  'state',
  'zipcode',
  'country',
  'phone',
] as const satisfies readonly (keyof Address)[]

/** True when two addresses are one, however they are spaced and their codes are written. */
export function isSameAddress(one: Address, other: Address): boolean {
  const [first, second] = [normalizeAddress(one), normalizeAddress(other)]
  return ADDRESS_PARTS.every((field) => first[field] === second[field])
}
