import type { CallReply } from '@selvage/core/contract'
import { EARNINGS_LIST_MAX } from '@selvage/core/earnings'
import type { listEarnings, readEarnings } from '@selvage/core/earnings'
import { CANCELABLE_FOR_MS } from '@selvage/core/orders'
import { count, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { designs } from '../db/schema/catalogue.ts'
import { earnings, payouts } from '../db/schema/earnings.ts'
import { prints, shipments } from '../db/schema/orders.ts'
import { orders } from '../db/schema/payment.ts'

type WireEarnings = CallReply<typeof readEarnings>
type WireLine = CallReply<typeof listEarnings>['lines'][number]

interface Sum {
  readonly sold: number
  readonly minor: number
}

/** The months of an answer: so many, up to now. */
export interface MonthRange {
  readonly now: Date
  readonly months: number
}

const wireSum = ({ sold, minor }: Sum) => ({ num_sold: sold, raw_earned: minor / 100 })
const NOTHING: Sum = { sold: 0, minor: 0 }

/**
 * Returns what a designer's lines earned in each month in UTC. A line with several of their designs
 * is sold once, whatever it earned for each.
 */
async function sumsByMonth(db: Queryable, designerId: number): Promise<Map<string, Sum>> {
  const { rows } = await db.execute<{ name: string; sold: number; minor: number }>(sql`
    SELECT name, sum(pieces)::int AS sold, sum(minor)::int AS minor FROM (
      SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS name,
        max(pieces) AS pieces, sum(amount_minor) AS minor
      FROM ${earnings} WHERE designer_id = ${designerId} GROUP BY 1, line_id, kind
    ) AS lines GROUP BY name`)
  return new Map(rows.map(({ name, sold, minor }) => [name, { sold, minor }]))
}

/** The sums of a designer in cents of US dollars. */
interface Account {
  readonly earned: number
  readonly paidOut: number
  /** The part of sales whose orders can still be canceled. */
  readonly waiting: number
}

/**
 * Reads the sums of a designer in one statement: an order that is canceled between two of them
 * would count as earned and wait no more.
 */
async function accountOf(db: Queryable, designerId: number, now: Date): Promise<Account> {
  const from = new Date(now.getTime() - CANCELABLE_FOR_MS).toISOString()
  const { rows } = await db.execute<Record<keyof Account, number>>(sql`
    SELECT
      (SELECT coalesce(sum(amount_minor), 0)::int FROM ${earnings}
        WHERE designer_id = ${designerId}) AS earned,
      (SELECT coalesce(sum(amount_minor), 0)::int FROM ${payouts}
        WHERE designer_id = ${designerId}) AS "paidOut",
      (SELECT coalesce(sum(sold.amount_minor), 0)::int
        FROM ${earnings} AS sold JOIN ${orders} AS placed ON placed.number = sold.order_number
        WHERE sold.designer_id = ${designerId} AND sold.kind = 'sold' AND placed.placed_at > ${from}
          AND NOT EXISTS (SELECT FROM ${prints} AS made WHERE made.order_number = placed.number)
          AND NOT EXISTS (SELECT FROM ${shipments} AS sent WHERE sent.order_number = placed.number)
          AND NOT EXISTS (SELECT FROM ${earnings} AS back
            WHERE back.order_number = placed.number AND back.kind = 'taken_back')) AS waiting`)
  return rows[0] ?? { earned: 0, paidOut: 0, waiting: 0 }
}

const balanceOf = ({ earned, paidOut, waiting }: Account): number => earned - paidOut - waiting

/** The balance of a designer, in cents of US dollars; below zero after a late refund. */
export const earningsBalanceOf = async (
  db: Queryable,
  designerId: number,
  now: Date,
): Promise<number> => balanceOf(await accountOf(db, designerId, now))

/** The months in UTC, the current one first: `2026-11`. */
const monthsOf = ({ now, months }: MonthRange): string[] =>
  Array.from({ length: months }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
  )

const wireMonths = (sums: ReadonlyMap<string, Sum>, range: MonthRange): WireEarnings['months'] =>
  monthsOf(range).map((month) => ({ month, ...wireSum(sums.get(month) ?? NOTHING) }))

/** The earnings of a member who is no designer. */
export const noEarnings = (range: MonthRange): WireEarnings => ({
  raw_balance: 0,
  raw_waiting: 0,
  raw_paid_out: 0,
  ...wireSum(NOTHING),
  months: wireMonths(new Map(), range),
  designs: [],
  payouts: [],
})

/** Reads a designer's earnings as they go on the wire. */
export async function wireEarnings(
  db: Queryable,
  designerId: number,
  range: MonthRange,
): Promise<WireEarnings> {
  const [months, sold, paid, account] = await Promise.all([
    sumsByMonth(db, designerId),
    soldDesigns(db, designerId),
    db
      .select({ minor: payouts.amountMinor, at: payouts.createdAt })
      .from(payouts)
      .where(eq(payouts.designerId, designerId))
      .orderBy(desc(payouts.createdAt))
      .limit(EARNINGS_LIST_MAX),
    accountOf(db, designerId, range.now),
  ])
  const inAll = [...months.values()].reduce((pieces, month) => pieces + month.sold, 0)
  return {
    raw_balance: balanceOf(account) / 100,
    raw_waiting: account.waiting / 100,
    raw_paid_out: account.paidOut / 100,
    // Of the same moment as the balance.
    ...wireSum({ sold: inAll, minor: account.earned }),
    months: wireMonths(months, range),
    designs: sold.map(({ id, title, ...sum }) => ({ id, title, ...wireSum(sum) })),
    payouts: paid.map(({ minor, at }) => ({ raw_amount: minor / 100, at: at.toISOString() })),
  }
}

const soldDesigns = (db: Queryable, designerId: number) =>
  db
    .select({
      id: designs.id,
      title: designs.title,
      sold: sql<number>`sum(${earnings.pieces})::int`,
      minor: sql<number>`sum(${earnings.amountMinor})::int`,
    })
    .from(earnings)
    .innerJoin(designs, eq(designs.id, earnings.designId))
    .where(eq(earnings.designerId, designerId))
    .groupBy(designs.id, designs.title)
    .orderBy(desc(sql`sum(${earnings.amountMinor})`), designs.id)
    .limit(EARNINGS_LIST_MAX)

/** Reads a page of a designer's sales on the wire, the newest first, and the number of all. */
export async function wireLines(
  db: Queryable,
  designerId: number,
  { offset, size }: { readonly offset: number; readonly size: number },
): Promise<{ readonly lines: WireLine[]; readonly total: number }> {
  const own = eq(earnings.designerId, designerId)
  const [[all], rows] = await Promise.all([
    db.select({ total: count() }).from(earnings).where(own),
    db
      .select({ line: earnings, title: designs.title })
      .from(earnings)
      .innerJoin(designs, eq(designs.id, earnings.designId))
      .where(own)
      .orderBy(desc(earnings.createdAt), desc(earnings.id))
      .limit(size)
      .offset(offset),
  ])
  const lines = rows.map(({ line, title }) => ({
    sold_at: line.createdAt.toISOString(),
    design: { id: line.designId, title },
    kind: line.merchandise,
    quantity: line.pieces,
    raw_earned: line.amountMinor / 100,
    is_taken_back: line.kind === 'taken_back',
  }))
  return { lines, total: all?.total ?? 0 }
}
