import * as v from 'valibot'
import type { Address } from '../checkout/address.ts'
import { fromWireAddress, toWireAddress, wireAddress } from '../checkout/address.contract.ts'
import { defineCall } from '../contract/define-call.ts'
import { publicId } from '../contract/wire.ts'

/** An address that a member has saved. */
export interface SavedAddress extends Address {
  readonly id: string
  /** The one that a checkout begins with; where there are addresses, one of them is. */
  readonly isDefault: boolean
}

/** An address to save. The first one of a member becomes the default anyway. */
export type AddressToSave = Omit<SavedAddress, 'id'>

const answer = v.pipe(
  v.object({
    addresses: v.array(v.object({ id: publicId, is_default: v.boolean(), ...wireAddress })),
  }),
  v.transform(({ addresses }) =>
    addresses.map((wire): SavedAddress => ({
      id: wire.id,
      isDefault: wire.is_default,
      ...fromWireAddress(wire),
    })),
  ),
)

const body = v.strictObject({ is_default: v.optional(v.boolean(), false), ...wireAddress })
const encodeBody = ({ isDefault, ...address }: AddressToSave) => ({
  is_default: isDefault,
  ...toWireAddress(address),
})

const errors = [
  'UNAUTHORIZED',
  'FIELD_CANNOT_BE_BLANK',
  'FIELD_VALUE_INVALID',
  'FIELD_NAME_INVALID_OR_INEDITABLE',
  'INVALID_ZIPCODE',
  'ORDER_HAS_NO_COUNTRY',
] as const

/** Gets the member's saved addresses, the default first, then the newest. A guest has none. */
export const listAddresses = defineCall({
  name: 'addresses.list',
  method: 'GET',
  path: '/user/me/addresses',
  auth: 'member',
  answer,
  errors: ['UNAUTHORIZED'],
})

/**
 * Saves an address; one that is saved already is not saved twice. Every rejected field has its own
 * error. FIELD_VALUE_INVALID at `addresses` means that there is no room for another.
 */
export const addAddress = defineCall({
  name: 'addresses.add',
  method: 'POST',
  path: '/user/me/addresses',
  auth: 'member',
  body,
  encodeBody,
  answer,
  errors,
})

/** Changes a saved address of the member's own; any other is a 404. */
export const putAddress = defineCall({
  name: 'addresses.put',
  method: 'PUT',
  path: '/user/me/addresses/{id}',
  auth: 'member',
  body,
  encodeBody,
  answer,
  errors,
})

/**
 * Makes a saved address of the member's own the default, and changes nothing else of it; any other
 * is a 404.
 */
export const preferAddress = defineCall({
  name: 'addresses.prefer',
  method: 'PATCH',
  path: '/user/me/addresses/{id}',
  auth: 'member',
  body: v.strictObject({ is_default: v.literal(true) }),
  encodeBody: (_: Record<string, never>) => ({ is_default: true as const }),
  answer,
  errors: ['UNAUTHORIZED', 'FIELD_VALUE_INVALID', 'FIELD_NAME_INVALID_OR_INEDITABLE'],
})

/** Removes a saved address of the member's own; one that is gone already is gone. */
export const removeAddress = defineCall({
  name: 'addresses.remove',
  method: 'DELETE',
  path: '/user/me/addresses/{id}',
  auth: 'member',
  answer,
  errors: ['UNAUTHORIZED'],
})
