import { asc, eq, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { orders } from '../db/schema/payment.ts'
import { partners } from '../db/schema/partner.ts'
import type { PartnerRow } from '../db/schema/partner.ts'
import { newPublicId } from '../secrets/public-id.ts'

type PartnerDeps = Pick<Deps, 'db' | 'now'>

/** Adds a partner with a new key; undefined when the name is taken. */
export async function addPartner(
  terms: Pick<PartnerRow, 'name' | 'origins' | 'limitFactor'>,
  { db, now }: PartnerDeps,
): Promise<PartnerRow | undefined> {
  const [row] = await db.orm
    .insert(partners)
    .values({ ...terms, key: `pk_${newPublicId()}`, createdAt: now() })
    .onConflictDoNothing()
    .returning()
  return row
}

/** All partners in the order in which they came, with the number of their orders. */
export async function listPartners({
  db,
}: Pick<Deps, 'db'>): Promise<(PartnerRow & { readonly orders: number })[]> {
  const counted = sql<number>`count(${orders.number})::int`
  const rows = await db.orm
    .select({ partner: partners, orders: counted })
    .from(partners)
    .leftJoin(orders, eq(orders.partnerKey, partners.key))
    .groupBy(partners.key)
    .orderBy(asc(partners.createdAt), asc(partners.name))
  return rows.map(({ partner, orders: count }) => ({ ...partner, orders: count }))
}

/** Switches a key on or off; undefined when there is no such key. */
export async function switchPartner(
  key: string,
  state: PartnerRow['state'],
  { db }: Pick<Deps, 'db'>,
): Promise<PartnerRow | undefined> {
  const [row] = await db.orm
    .update(partners)
    .set({ state })
    .where(eq(partners.key, key))
    .returning()
  return row
}
