import { giftCodeOf } from '@selvage/core/credit'
import { and, eq, gte, isNull, ne, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { giftCertificateLedger, giftCertificates } from '../db/schema/credit.ts'
import type { CreditChange, GiftCertificateRow } from '../db/schema/credit.ts'
import { tokenHash } from '../secrets/keys.ts'
import { giftCode } from './gift-code.ts'

/** A change of a certificate's balance, and the attempt that made it. */
interface BalanceChange {
  readonly id: string
  readonly attemptId: string | null
  readonly amountMinor: number
  readonly now: Date
}

/** A certificate that can be used, by its id. */
export async function findCertificate(
  db: Queryable,
  id: string,
): Promise<GiftCertificateRow | undefined> {
  const [row] = await db
    .select()
    .from(giftCertificates)
    .where(and(eq(giftCertificates.id, id), isNull(giftCertificates.voidedAt)))
  return row
}

/** A certificate by its code as it was typed, also one that has ended. */
export async function findByCode(
  db: Queryable,
  typed: string,
): Promise<GiftCertificateRow | undefined> {
  const code = giftCodeOf(typed)
  if (code === undefined) return undefined
  const [row] = await db
    .select()
    .from(giftCertificates)
    .where(eq(giftCertificates.codeHash, tokenHash(code)))
  return row
}

/**
 * Takes an amount off a certificate. The balance stands in the condition of the one statement, so
 * that no two attempts spend the same money. False when it is not there any more.
 */
export async function takeOff(tx: Queryable, change: BalanceChange): Promise<boolean> {
  const taken = await tx
    .update(giftCertificates)
    .set({ balanceMinor: sql`${giftCertificates.balanceMinor} - ${change.amountMinor}` })
    .where(
      and(
        eq(giftCertificates.id, change.id),
        gte(giftCertificates.balanceMinor, change.amountMinor),
        isNull(giftCertificates.voidedAt),
      ),
    )
    .returning({ id: giftCertificates.id })
  if (taken.length === 0) return false
  await book(tx, { ...change, amountMinor: -change.amountMinor }, 'held')
  return true
}

/** Gives an amount back to a certificate. */
export async function putBack(
  tx: Queryable,
  change: BalanceChange,
  kind: 'released' | 'returned',
): Promise<void> {
  await tx
    .update(giftCertificates)
    .set({ balanceMinor: sql`${giftCertificates.balanceMinor} + ${change.amountMinor}` })
    .where(eq(giftCertificates.id, change.id))
  await book(tx, change, kind)
}

/** Makes a certificate of a line of an order. */
export async function issue(
  tx: Queryable,
  certificate: Omit<
    GiftCertificateRow,
    'codeHash' | 'codeEnd' | 'balanceMinor' | 'voidedAt' | 'createdAt'
  >,
  now: Date,
): Promise<void> {
  const { id, amountMinor } = certificate
  await tx
    .insert(giftCertificates)
    .values({ ...certificate, balanceMinor: amountMinor, createdAt: now })
  await book(tx, { id, attemptId: null, amountMinor, now }, 'bought')
}

/** True once something of a certificate that an order bought is spent. */
export async function isBoughtSpent(db: Queryable, orderNumber: string): Promise<boolean> {
  const { balanceMinor, amountMinor, voidedAt } = giftCertificates
  const own = and(eq(giftCertificates.orderNumber, orderNumber), isNull(voidedAt))
  const spent = await db
    .select({ id: giftCertificates.id })
    .from(giftCertificates)
    .where(and(own, ne(balanceMinor, amountMinor)))
    .limit(1)
  return spent.length > 0
}

/**
 * Ends the certificates of an order, and returns them. Undefined when something of one of them is
 * spent.
 */
export async function voidBought(
  tx: Queryable,
  orderNumber: string,
  now: Date,
): Promise<GiftCertificateRow[] | undefined> {
  const all: GiftCertificateRow[] = []
  const open = await tx
    .select()
    .from(giftCertificates)
    .where(and(eq(giftCertificates.orderNumber, orderNumber), isNull(giftCertificates.voidedAt)))
  for (const { id, amountMinor } of open) {
    const [ended] = await tx
      .update(giftCertificates)
      .set({ balanceMinor: 0, voidedAt: now })
      .where(
        and(
          eq(giftCertificates.id, id),
          eq(giftCertificates.balanceMinor, giftCertificates.amountMinor),
        ),
      )
      .returning()
    if (!ended) return undefined
    await book(tx, { id, attemptId: null, amountMinor: -amountMinor, now }, 'voided')
    all.push(ended)
  }
  return all
}

async function book(
  tx: Queryable,
  { id, attemptId, amountMinor, now }: BalanceChange,
  kind: CreditChange,
): Promise<void> {
  await tx
    .insert(giftCertificateLedger)
    .values({ certificateId: id, attemptId, kind, amountMinor, at: now })
}

/**
 * Returns a certificate with its code, for its mail, and makes the code usable: without its hash in
 * the database it opens nothing. Undefined when the certificate has ended.
 */
export async function openCode(
  id: string,
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
): Promise<{ readonly certificate: GiftCertificateRow; readonly code: string } | undefined> {
  const code = giftCode(id, keys)
  const [certificate] = await db.orm
    .update(giftCertificates)
    .set({ codeHash: tokenHash(code), codeEnd: code.slice(-4) })
    .where(and(eq(giftCertificates.id, id), isNull(giftCertificates.voidedAt)))
    .returning()
  return certificate && { certificate, code }
}
