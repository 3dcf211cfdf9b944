import type { CallReply } from '@selvage/core/contract'
import { CREDIT_CHANGES_MAX, readCredit } from '@selvage/core/credit'
import type { CreditChangeKind } from '@selvage/core/credit'
import { isCurrency } from '@selvage/core/locale'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { balanceOf } from '../credit/spoondollars.ts'
import type { Queryable } from '../db/database.ts'
import { giftCertificateLedger, giftCertificates, spoondollarLedger } from '../db/schema/credit.ts'
import type { CreditChange } from '../db/schema/credit.ts'
import { orders } from '../db/schema/payment.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import type { Owner } from '../session/own-users.ts'
import { ownedBy } from './own-order.ts'

type WireChange = CallReply<typeof readCredit>['spoondollars'][number]

/** The ledger's word for a change, as a member reads it. */
const KINDS: Readonly<Record<CreditChange | 'moved' | 'earned', CreditChangeKind>> = {
  bought: 'bought',
  held: 'spent',
  returned: 'returned',
  released: 'returned',
  voided: 'taken_back',
  moved: 'moved',
  earned: 'earned',
}

const read = handle(readCredit, async ({ session }, { db }) => {
  const { userId } = session
  return {
    raw_balance: (await balanceOf(db.orm, userId)) / 100,
    spoondollars: await spoondollarChanges(db.orm, userId),
    certificates: await certificateChanges(db.orm, session),
  }
})

/** Leaves out both rows of credit that was set aside for a payment that failed. */
async function spoondollarChanges(db: Queryable, userId: string): Promise<WireChange[]> {
  const released = alias(spoondollarLedger, 'released')
  const rows = await db
    .select({ entry: spoondollarLedger, order: orders })
    .from(spoondollarLedger)
    .leftJoin(orders, eq(orders.attemptId, spoondollarLedger.attemptId))
    .where(
      and(
        eq(spoondollarLedger.userId, userId),
        ne(spoondollarLedger.kind, 'released'),
        sql`NOT (${spoondollarLedger.kind} = 'held' AND EXISTS (
          SELECT FROM ${spoondollarLedger} AS ${sql.identifier('released')}
          WHERE ${released.attemptId} = ${spoondollarLedger.attemptId}
            AND ${released.userId} = ${spoondollarLedger.userId}
            AND ${released.kind} = 'released'))`,
      ),
    )
    .orderBy(desc(spoondollarLedger.id))
    .limit(CREDIT_CHANGES_MAX)
  return rows.map(({ entry: { kind, amountCents, at }, order }) => ({
    kind: KINDS[kind],
    label: '',
    raw_amount: amountCents / 100,
    currency: 'USD',
    at: at.toISOString(),
    order: order && { number: order.number, placed_at: order.placedAt.toISOString() },
  }))
}

/** Reads what certificates paid of the member's orders, whoever has bought them. */
async function certificateChanges(db: Queryable, owner: Owner): Promise<WireChange[]> {
  const rows = await db
    .select({ entry: giftCertificateLedger, certificate: giftCertificates, order: orders })
    .from(giftCertificateLedger)
    .innerJoin(giftCertificates, eq(giftCertificates.id, giftCertificateLedger.certificateId))
    .innerJoin(orders, eq(orders.attemptId, giftCertificateLedger.attemptId))
    .where(and(ownedBy(owner), inArray(giftCertificateLedger.kind, ['held', 'returned'])))
    .orderBy(desc(giftCertificateLedger.id))
    .limit(CREDIT_CHANGES_MAX)
  return rows.map(({ entry: { kind, amountMinor, at }, certificate, order }) => {
    const { codeEnd, currency } = certificate
    if (!isCurrency(currency)) throw httpError('SERVER_ERROR')
    return {
      kind: KINDS[kind],
      label: codeEnd ?? '',
      raw_amount: amountMinor / 100,
      currency,
      at: at.toISOString(),
      order: { number: order.number, placed_at: order.placedAt.toISOString() },
    }
  })
}

/** A member's store credit. */
export const memberCreditRoutes: readonly Route[] = [read]
