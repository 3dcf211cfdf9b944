import { createHash } from 'node:crypto'
import { MOST_ADDRESSES } from '@selvage/core/addresses'
import type { AddressToSave } from '@selvage/core/addresses'
import { normalizeAddress, toWireAddress } from '@selvage/core/checkout'
import type { Address } from '@selvage/core/checkout'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { accounts, addresses } from '../db/schema/account.ts'
import { httpError } from '../http/http-error.ts'
import { newPublicId } from '../secrets/public-id.ts'

type Row = typeof addresses.$inferSelect

/** The addresses of a member, the default first, then the newest. */
export function loadAddresses(db: Queryable, userId: string): Promise<Row[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), addresses.id)
}

/** Locks a member's account, so that one change at a time counts and orders the addresses. */
async function lockMember(tx: Queryable, userId: string): Promise<boolean> {
  const found = await tx
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .for('update')
  return found.length > 0
}

const fingerprintOf = (address: Address): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(toWireAddress(address)))
    .digest()

/** Saves an address, once; rejects one for which there is no room. */
export async function addAddress(
  tx: Queryable,
  userId: string,
  { isDefault, ...typed }: AddressToSave,
  { now }: Pick<Deps, 'now'>,
): Promise<void> {
  await lockMember(tx, userId)
  const address = normalizeAddress(typed)
  const fingerprint = fingerprintOf(address)
  const all = await loadAddresses(tx, userId)
  const known = all.find((row) => fingerprint.equals(row.fingerprint))
  if (!known && all.length >= MOST_ADDRESSES)
    throw httpError('FIELD_VALUE_INVALID', { field: 'addresses', params: { max: MOST_ADDRESSES } })
  const id = known?.id ?? newPublicId()
  if (!known)
    await tx
      .insert(addresses)
      .values({ id, userId, address, fingerprint, isDefault: false, createdAt: now() })
  if (isDefault || all.length === 0) await makeDefault(tx, userId, id)
}

/**
 * Changes an address of the member's own; false for any other. One that becomes the twin of another
 * replaces it.
 */
export async function changeAddress(
  tx: Queryable,
  userId: string,
  { id, isDefault, ...typed }: AddressToSave & { readonly id: string },
): Promise<boolean> {
  await lockMember(tx, userId)
  const address = normalizeAddress(typed)
  const fingerprint = fingerprintOf(address)
  const own = and(eq(addresses.id, id), eq(addresses.userId, userId))
  const [known] = await tx.select().from(addresses).where(own)
  if (!known) return false
  const [twin] = await tx
    .delete(addresses)
    .where(
      and(
        eq(addresses.userId, userId),
        eq(addresses.fingerprint, fingerprint),
        ne(addresses.id, id),
      ),
    )
    .returning()
  await tx.update(addresses).set({ address, fingerprint }).where(own)
  if (isDefault || twin?.isDefault) await makeDefault(tx, userId, id)
  return true
}

/** Makes an address of the member's own the default; false for any other. */
export async function preferAddress(tx: Queryable, userId: string, id: string): Promise<boolean> {
  await lockMember(tx, userId)
  const [own] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
  if (own) await makeDefault(tx, userId, id)
  return own !== undefined
}

/** Removes an address of the member's own; the newest of the others becomes the default then. */
export async function dropAddress(tx: Queryable, userId: string, id: string): Promise<void> {
  await lockMember(tx, userId)
  const [gone] = await tx
    .delete(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
    .returning()
  if (!gone?.isDefault) return
  const [next] = await loadAddresses(tx, userId)
  if (next) await makeDefault(tx, userId, next.id)
}

async function makeDefault(tx: Queryable, userId: string, id: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true), ne(addresses.id, id)))
  await tx
    .update(addresses)
    .set({ isDefault: true })
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id)))
}

/**
 * Saves the address of an order that is placed. An order never fails by it: a guest's is not saved,
 * nor one for which there is no room.
 */
export async function saveOrderAddress(
  tx: Queryable,
  userId: string,
  typed: Address,
  { now }: Pick<Deps, 'now'>,
): Promise<void> {
  if (!(await lockMember(tx, userId))) return
  const address = normalizeAddress(typed)
  await tx.execute(sql`
    INSERT INTO ${addresses} (id, user_id, address, fingerprint, is_default, created_at)
    SELECT ${newPublicId()}, ${userId}, ${JSON.stringify(address)}::jsonb,
      ${fingerprintOf(address)}, count(*) = 0, ${now().toISOString()}::timestamptz
    FROM ${addresses} WHERE user_id = ${userId}
    HAVING count(*) < ${MOST_ADDRESSES}
    ON CONFLICT DO NOTHING`)
}
