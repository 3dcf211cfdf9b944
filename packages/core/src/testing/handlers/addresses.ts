import { checkAddress, normalizeAddress } from '../../checkout/address.ts'
import type { Address } from '../../checkout/address.ts'
import { fromWireAddress, toWireAddress } from '../../checkout/address.contract.ts'
import { ADDRESS_REGIONS } from '../../checkout/address-regions.ts'
import {
  addAddress,
  listAddresses,
  preferAddress,
  putAddress,
  removeAddress,
} from '../../addresses/addresses.contract.ts'
import type { SavedAddress } from '../../addresses/addresses.contract.ts'
import { isSameAddress, MOST_ADDRESSES } from '../../addresses/saved-address.ts'
import type { CallBody } from '../../contract/define-call.ts'
import { handle, signedIn } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { reject } from '../rejection.ts'
import { newId } from '../test-shop.ts'
import type { TestShop, TestUser } from '../test-shop.ts'
import { rejectErrors } from './reject-errors.ts'

/** Saves an address unless it is there already; makes it the default when asked to, or alone. */
export function saveAddress(
  shop: TestShop,
  { addresses }: TestUser,
  { id, isDefault, ...typed }: Address & { readonly id?: string; readonly isDefault: boolean },
): void {
  const address = normalizeAddress(typed)
  const known =
    addresses.find((each) => each.id === id) ??
    addresses.find((each) => isSameAddress(each, address))
  if (!known && addresses.length >= MOST_ADDRESSES)
    reject('FIELD_VALUE_INVALID', { field: 'addresses', params: { max: MOST_ADDRESSES } })
  const saved: SavedAddress = {
    ...address,
    id: known?.id ?? newId(shop, 'address'),
    isDefault: isDefault || (known?.isDefault ?? addresses.length === 0),
  }
  const others = addresses
    .filter((each) => each !== known && !isSameAddress(each, address))
    .map((each) => ({ ...each, isDefault: each.isDefault && !saved.isDefault }))
  addresses.splice(0, addresses.length, ...withOneDefault([saved, ...others]))
}

/** The default first; where none is, the newest becomes it. */
function withOneDefault(addresses: readonly SavedAddress[]): SavedAddress[] {
  const [first, ...others] = [
    ...addresses.filter(({ isDefault }) => isDefault),
    ...addresses.filter(({ isDefault }) => !isDefault),
  ]
  return first ? [{ ...first, isDefault: true }, ...others] : []
}

const listed = ({ addresses }: TestUser) => ({
  addresses: addresses.map(({ id, isDefault, ...address }) => ({
    id,
    is_default: isDefault,
    ...toWireAddress(address),
  })),
})

function readAddress({ is_default: isDefault, ...wire }: CallBody<typeof addAddress>) {
  const address = fromWireAddress(wire)
  rejectErrors(checkAddress(address, ADDRESS_REGIONS))
  return { ...address, isDefault }
}

/** Calls of a member's saved addresses. */
export const addressHandlers: readonly Handler[] = [
  handle(listAddresses, (request) => listed(signedIn(request))),
  handle(addAddress, (request) => {
    const member = signedIn(request)
    saveAddress(request.shop, member, readAddress(request.body))
    return listed(member)
  }),
  handle(putAddress, (request) => {
    const member = signedIn(request)
    const address = readAddress(request.body)
    const id = request.params['id'] ?? ''
    if (!member.addresses.some((each) => each.id === id))
      return reject('FIELD_VALUE_INVALID', { status: 404, field: 'id' })
    saveAddress(request.shop, member, { ...address, id })
    return listed(member)
  }),
  handle(preferAddress, (request) => {
    const { addresses } = signedIn(request)
    const id = request.params['id']
    if (!addresses.some((each) => each.id === id))
      return reject('FIELD_VALUE_INVALID', { status: 404, field: 'id' })
    const preferred = addresses.map((each) => ({ ...each, isDefault: each.id === id }))
    addresses.splice(0, addresses.length, ...withOneDefault(preferred))
    return listed(signedIn(request))
  }),
  handle(removeAddress, (request) => {
    const { addresses } = signedIn(request)
    const left = addresses.filter(({ id }) => id !== request.params['id'])
    addresses.splice(0, addresses.length, ...withOneDefault(left))
    return listed(signedIn(request))
  }),
]
