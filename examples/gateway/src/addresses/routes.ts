import { ADDRESS_REGIONS } from '@selvage/core/address-regions'
import {
  addAddress,
  listAddresses,
  preferAddress,
  putAddress,
  removeAddress,
} from '@selvage/core/addresses'
import { checkAddress, fromWireAddress, toWireAddress } from '@selvage/core/checkout'
import type { CallBody, CallReply } from '@selvage/core/contract'
import { assertAddress } from '../checkout/field-errors.ts'
import type { Queryable } from '../db/database.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { httpError } from '../http/http-error.ts'
import * as saved from './saved-addresses.ts'

async function listed(db: Queryable, userId: string): Promise<CallReply<typeof listAddresses>> {
  const rows = await saved.loadAddresses(db, userId)
  return {
    addresses: rows.map(({ id, isDefault, address }) => ({
      id,
      is_default: isDefault,
      ...toWireAddress(address),
    })),
  }
}

function readAddress({ is_default: isDefault, ...wire }: CallBody<typeof addAddress>) {
  const address = fromWireAddress(wire)
  assertAddress(checkAddress(address, ADDRESS_REGIONS))
  return { ...address, isDefault }
}

const list = handle(listAddresses, ({ session }, deps) => listed(deps.db.orm, session.userId))

const add = handle(addAddress, ({ session, body }, deps) => {
  const { userId } = session
  const address = readAddress(body)
  return deps.db.transaction(async (tx) => {
    await saved.addAddress(tx, userId, address, deps)
    return listed(tx, userId)
  })
})

const put = handle(putAddress, ({ session, body, params: { id } }, deps) => {
  const { userId } = session
  const address = readAddress(body)
  return deps.db.transaction(async (tx) => {
    const isOwn = await saved.changeAddress(tx, userId, { ...address, id })
    if (!isOwn) throw httpError('FIELD_VALUE_INVALID', { status: 404, field: 'id' })
    return listed(tx, userId)
  })
})

const prefer = handle(preferAddress, ({ session, params: { id } }, deps) => {
  const { userId } = session
  return deps.db.transaction(async (tx) => {
    const isOwn = await saved.preferAddress(tx, userId, id)
    if (!isOwn) throw httpError('FIELD_VALUE_INVALID', { status: 404, field: 'id' })
    return listed(tx, userId)
  })
})

const remove = handle(removeAddress, ({ session, params: { id } }, deps) => {
  const { userId } = session
  return deps.db.transaction(async (tx) => {
    await saved.dropAddress(tx, userId, id)
    return listed(tx, userId)
  })
})

/** The addresses that a member has saved. */
export const addressRoutes: readonly Route[] = [list, add, put, prefer, remove]
