import {
  EARNINGS_MONTHS,
  EARNINGS_PAGE_SIZE,
  listEarnings,
  PAYOUT_MIN_CENTS,
  payOut,
  readEarnings,
} from '@selvage/core/earnings'
import { eq } from 'drizzle-orm'
import { once } from '../cart/write-line.ts'
import { giveSpoondollars } from '../credit/spoondollars.ts'
import type { Queryable } from '../db/database.ts'
import { designers } from '../db/schema/catalogue.ts'
import { payouts } from '../db/schema/earnings.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { httpError } from '../http/http-error.ts'
import { findOwnDesigner } from '../own-designs/write-design.ts'
import { newPublicId } from '../secrets/public-id.ts'
import { earningsBalanceOf, noEarnings, wireEarnings, wireLines } from './read-earnings.ts'

const read = handle(readEarnings, async ({ query, session: { userId } }, { db, now }) => {
  const range = { now: now(), months: query.months ?? EARNINGS_MONTHS.usual }
  const designer = await findOwnDesigner(db.orm, userId)
  return designer ? wireEarnings(db.orm, designer.id, range) : noEarnings(range)
})

const list = handle(listEarnings, async ({ query, session: { userId } }, { db }) => {
  const { page_offset: offset = 0, page_size: size = EARNINGS_PAGE_SIZE.usual } = query
  const designer = await findOwnDesigner(db.orm, userId)
  const page = designer
    ? await wireLines(db.orm, designer.id, { offset, size })
    : { lines: [], total: 0 }
  return { ...page, page_offset: offset }
})

const pay = handle(payOut, (context, deps) =>
  deps.db.transaction((tx) =>
    once(tx, payOut, context, deps, () => payOutTo(tx, context.session.userId, deps.now())),
  ),
)

/**
 * Turns a member's balance into Spoondollars. The lock of the designer's row lets one payout after
 * the other read the balance, so that it is paid once.
 */
async function payOutTo(tx: Queryable, userId: string, now: Date) {
  const [designer] = await tx
    .select({ id: designers.id })
    .from(designers)
    .where(eq(designers.userId, userId))
    .for('no key update')
  const cents = designer ? await earningsBalanceOf(tx, designer.id, now) : 0
  if (!designer || cents < PAYOUT_MIN_CENTS) throw httpError('EARNINGS_BALANCE_TOO_LOW')
  await tx
    .insert(payouts)
    .values({ id: newPublicId(), designerId: designer.id, amountMinor: cents, createdAt: now })
  await giveSpoondollars(tx, { userId, attemptId: null, cents, now }, 'earned')
  return { payout: { raw_amount: cents / 100, at: now.toISOString() } }
}

/** The earnings of designers, and their payouts. */
export const earningsRoutes: readonly Route[] = [read, list, pay]
