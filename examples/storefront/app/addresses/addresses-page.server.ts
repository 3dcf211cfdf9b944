import { ADDRESS_REGIONS } from '@selvage/core/address-regions'
import {
  addAddress,
  ADDRESS_PARTS,
  listAddresses,
  preferAddress,
  putAddress,
  removeAddress,
} from '@selvage/core/addresses'
import type { AddressToSave, SavedAddress } from '@selvage/core/addresses'
import { addressFormat, checkAddress, emptyAddress, SHIPPING_FIELDS } from '@selvage/core/checkout'
import type { Address, AddressRegions } from '@selvage/core/checkout'
import { isShopError, shopError } from '@selvage/core/contract'
import type { AddressFormProps } from '@selvage/react/addresses'
import { data, redirect } from 'react-router'
import { QUESTION_PARAM } from '../account/account-paths.ts'
import { logInFirst } from '../account/session-user.server.ts'
import { statusOf, toErrorMessage } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { needed, notFound } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'
import { followAddress } from '../settings/keep-choices.server.ts'
import { ADDRESS_PARAM, addressesPath, DELETE_QUESTION, NEW_ADDRESS } from './address-paths.ts'

/** The data of the page of a member's addresses. */
export interface AddressesPageData {
  readonly userId: string
  readonly addresses: readonly SavedAddress[]
  /** The form of one address, where the page is asked for it. */
  readonly form: AddressFormData | null
  /** The address that may be deleted. */
  readonly asked: SavedAddress | null
}

/** The beginning of the form of an address. */
interface AddressFormData {
  readonly address: AddressToSave
  /** Undefined for a new address. */
  readonly id: string | undefined
  readonly isFirst: boolean
  readonly regions: AddressRegions
}

/** The answer to a form that was rejected. */
export type RejectedAddress = Pick<AddressFormProps, 'address' | 'errors' | 'error' | 'isFull'> & {
  readonly regions: AddressRegions
}

/** Returns the data of the page that an address of the account names. */
export async function addressesPage(
  shop: Shop,
  userId: string,
  request: Request,
): Promise<AddressesPageData> {
  const query = new URL(request.url).searchParams
  const addresses = await needed(loadAddresses(shop, request))
  const name = query.get(ADDRESS_PARAM)
  const known = addresses.find(({ id }) => id === name)
  if (name !== null && name !== NEW_ADDRESS && !known) return notFound()
  const isAsked = known !== undefined && query.get(QUESTION_PARAM) === DELETE_QUESTION
  const asked = isAsked ? known : null
  const address = known ?? { ...emptyAddress(shop.page.country), isDefault: false }
  const isForm = name !== null && !isAsked
  const isFirst = addresses.every(({ id }) => id === known?.id)
  const form = isForm ? { address, id: known?.id, isFirst, regions: regionsOf(address) } : null
  return { userId, addresses, form, asked }
}

/** Takes a form of the page: saving, deleting, or preferring an address. */
export async function addressesAction(shop: Shop, userId: string, request: Request) {
  const form = await request.formData()
  const name = new URL(request.url).searchParams.get(ADDRESS_PARAM)
  const back = (text: 'addresses.saved' | 'addresses.deleted' | 'addresses.preferred') => {
    shop.flash.show({ severity: 'success', text })
    return redirect(addressesPath(shop.page.language, userId), 303)
  }
  try {
    switch (formText(form, 'intent')) {
      case 'default':
        await prefer(shop, formText(form, 'id'))
        return back('addresses.preferred')
      case 'delete':
        await shop.gateway.send(removeAddress, { params: { id: formText(form, 'id') } })
        return back('addresses.deleted')
      case 'save':
        return (await save(shop, name, form)) ?? back('addresses.saved')
      default:
        throw shopError('FIELD_VALUE_INVALID', { status: 400 })
    }
  } catch (error) {
    if (!isShopError(error)) throw error
    if (error.status === 404) return notFound()
    if (error.status === 401) return logInFirst(shop, request)
    throw error
  }
}

/** Saves the form's address; returns the answer to one that is rejected. */
async function save(shop: Shop, name: string | null, form: FormData) {
  const address = readAddress(form)
  const rejected = (status: number, parts: Omit<RejectedAddress, 'address' | 'regions'>) =>
    data<RejectedAddress>({ address, regions: regionsOf(address), ...parts }, { status })
  const errors = checkAddress(address, ADDRESS_REGIONS)
  if (Object.keys(errors).length > 0) return rejected(400, { errors })
  try {
    const saved = await (name === null || name === NEW_ADDRESS
      ? shop.gateway.send(addAddress, { body: address })
      : shop.gateway.send(putAddress, { params: { id: name }, body: address }))
    const [preferred] = saved
    if (address.isDefault || saved.length === 1 || preferred?.id === name)
      await followAddress(shop, address.country)
    return undefined
  } catch (error) {
    if (isShopError(error) && (error.status === 401 || error.status === 404)) throw error
    const isFull = isShopError(error) && error.field === 'addresses'
    return rejected(statusOf(error), isFull ? { isFull } : { error: toErrorMessage(error) })
  }
}

/** Makes a saved address the default, whose country the visitor's pages take. */
async function prefer(shop: Shop, id: string): Promise<void> {
  const [preferred] = await shop.gateway.send(preferAddress, { params: { id }, body: {} })
  if (preferred) await followAddress(shop, preferred.country)
}

async function loadAddresses(shop: Shop, request: Request): Promise<readonly SavedAddress[]> {
  return shop.gateway.send(listAddresses, {}).catch((error: unknown) => {
    if (isShopError(error) && error.status === 401) return logInFirst(shop, request)
    throw error
  })
}

function readAddress(form: FormData): AddressToSave {
  const parts = Object.fromEntries(
    ADDRESS_PARTS.map((part) => [part, formText(form, SHIPPING_FIELDS[part])]),
  ) as unknown as Address
  return { ...parts, isDefault: formText(form, 'is_default') !== '' }
}

/** The regions of an address's country to choose from, where they are on a list of their own. */
function regionsOf({ country }: Address): AddressRegions {
  const regions = addressFormat(country).regions ? ADDRESS_REGIONS[country] : undefined
  return regions ? { [country]: regions } : {}
}
