import { asc, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/database.ts'
import { giftCertificates, spoondollarAccounts } from '../db/schema/credit.ts'
import { holds } from '../db/schema/payment.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { promos } from '../db/schema/promo.ts'
import { users } from '../db/schema/session.ts'

/** The keys of the discounts and the credit that a transaction is going to change. */
interface CreditKeys {
  readonly promoCodes?: readonly string[]
  readonly certificateIds?: readonly string[]
  /** Users whose Spoondollars change. */
  readonly spoondollarUsers?: readonly string[]
  /** Users whose membership changes or counts. */
  readonly members?: readonly string[]
}

/**
 * Locks discounts and credit in the one order in which every transaction takes them, so that no two
 * wait for each other: promo codes, gift certificates, Spoondollars, users, and the rows of a kind
 * by their keys. The caller has locked its order, or its cart and its attempt, before.
 */
export async function lockCredit(
  tx: Queryable,
  { promoCodes = [], certificateIds = [], spoondollarUsers = [], members = [] }: CreditKeys,
): Promise<void> {
  await lockRows(tx, promos, promos.code, promoCodes)
  await lockRows(tx, giftCertificates, giftCertificates.id, certificateIds)
  await lockRows(tx, spoondollarAccounts, spoondollarAccounts.userId, spoondollarUsers)
  await lockRows(tx, users, users.id, members)
}

async function lockRows(
  tx: Queryable,
  table: PgTable,
  key: PgColumn,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  await tx
    .select({ key })
    .from(table)
    .where(inArray(key, [...keys]))
    .orderBy(asc(key))
    .for('no key update')
}

/** Names the rows that the holds of an attempt were taken from. */
export function keysOfHolds(
  rows: readonly Pick<typeof holds.$inferSelect, 'kind' | 'instrument'>[],
): Required<Pick<CreditKeys, 'promoCodes' | 'certificateIds' | 'spoondollarUsers'>> {
  const of = (kind: (typeof rows)[number]['kind']) =>
    rows.filter((hold) => hold.kind === kind).map(({ instrument }) => instrument)
  return {
    promoCodes: of('promo'),
    certificateIds: of('gift_certificate'),
    spoondollarUsers: of('spoondollars'),
  }
}

/** Names the rows that a locked order has made and was paid with, and its owner's. */
export async function keysOfOrder(
  tx: Queryable,
  { number, attemptId }: Pick<OrderRow, 'number' | 'attemptId'>,
  owner: string,
): Promise<Required<CreditKeys>> {
  const coupons = await tx
    .select({ key: promos.code })
    .from(promos)
    .where(eq(promos.orderNumber, number))
  const bought = await tx
    .select({ key: giftCertificates.id })
    .from(giftCertificates)
    .where(eq(giftCertificates.orderNumber, number))
  const paid = keysOfHolds(await tx.select().from(holds).where(eq(holds.attemptId, attemptId)))
  return {
    // A promo that a canceled order used stays used.
    promoCodes: coupons.map(({ key }) => key),
    certificateIds: [...bought.map(({ key }) => key), ...paid.certificateIds],
    spoondollarUsers: [owner, ...paid.spoondollarUsers],
    members: [owner],
  }
}
