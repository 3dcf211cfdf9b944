import { earningsOfOrder } from '@selvage/core/earnings'
import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { designers, designs } from '../db/schema/catalogue.ts'
import { earnings } from '../db/schema/earnings.ts'
import type { AttemptRow } from '../db/schema/payment.ts'
import { sessions } from '../db/schema/session.ts'
import { ownerOf } from '../session/own-users.ts'

/**
 * Records what a paid order earns the members whose designs it has, in the order's own transaction.
 * A line earns for each of its designs once. Nobody earns by what they buy themselves.
 */
export async function recordEarnings(
  tx: Queryable,
  { orderNumber, userId, snapshot }: AttemptRow,
  now: Date,
): Promise<void> {
  const earned = earningsOfOrder(snapshot.order, snapshot.tax_rate ?? null)
  const makers = await makersOf(
    tx,
    earned.map(({ designId }) => designId),
  )
  if (makers.size === 0) return
  const buyers = await buyersOf(tx, userId)
  const rows = earned.flatMap(({ lineId, designId, kind: merchandise, pieces, cents }) => {
    const maker = makers.get(designId)
    if (!maker || buyers.has(maker.userId)) return []
    const { designerId } = maker
    return [{ designerId, designId, orderNumber, lineId, merchandise, pieces, amountMinor: cents }]
  })
  if (rows.length === 0) return
  await tx
    .insert(earnings)
    .values(rows.map((row) => ({ ...row, kind: 'sold' as const, createdAt: now })))
    .onConflictDoNothing()
}

interface Maker {
  readonly designerId: number
  readonly userId: string
}

/** The members who have made designs, by the ids of the designs. */
async function makersOf(tx: Queryable, ids: readonly number[]): Promise<Map<number, Maker>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: designs.id, designerId: designers.id, userId: designers.userId })
    .from(designs)
    .innerJoin(designers, eq(designers.id, designs.designerId))
    .where(inArray(designs.id, [...new Set(ids)]))
  return new Map(
    rows.flatMap(({ id, designerId, userId }) =>
      userId === null ? [] : [[id, { designerId, userId }] as const],
    ),
  )
}

/** The buyer, and the member whom they are: by a login since, or while they were paying. */
async function buyersOf(tx: Queryable, userId: string): Promise<Set<string>> {
  const loggedIn = await tx
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.guestId, userId))
  return new Set([userId, await ownerOf(tx, userId), ...loggedIn.map((row) => row.userId)])
}

/** Takes back what an order has earned, once, in the transaction that gives all of it back. */
export async function takeEarningsBack(
  tx: Queryable,
  orderNumber: string,
  now: Date,
): Promise<void> {
  const all = await tx.select().from(earnings).where(eq(earnings.orderNumber, orderNumber))
  const sold = all.filter(({ kind }) => kind === 'sold')
  if (sold.length === 0) return
  await tx
    .insert(earnings)
    .values(
      sold.map(({ id: _, pieces, amountMinor, ...same }) => ({
        ...same,
        kind: 'taken_back' as const,
        pieces: -pieces,
        amountMinor: -amountMinor,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
}
