import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { holds } from '../db/schema/payment.ts'
import type { AttemptRow } from '../db/schema/payment.ts'
import { httpError } from '../http/http-error.ts'
import type { Credits } from './credits.ts'
import { putBack, takeOff } from './gift-certificates.ts'
import { giveSpoondollars, takeSpoondollars } from './spoondollars.ts'

type Attempt = Pick<AttemptRow, 'id' | 'userId'>
type Hold = typeof holds.$inferSelect

const changed = () =>
  httpError('ORDER_CLEANUP_REVIEW_REQUIRED', { params: { reason: 'total_changed' } })

/**
 * Takes the credit of an attempt off its balances, in the attempt's own transaction; rejects the
 * order when another one has just spent it.
 */
export async function holdCredits(
  tx: Queryable,
  { id: attemptId, userId }: Attempt,
  { certificate, spoondollars }: Credits,
  now: Date,
): Promise<void> {
  if (certificate) {
    const { id, amountMinor } = certificate
    if (!(await takeOff(tx, { id, attemptId, amountMinor, now }))) throw changed()
    await tx
      .insert(holds)
      .values({ attemptId, kind: 'gift_certificate', instrument: id, state: 'held', amountMinor })
  }
  if (spoondollars) {
    const { cents } = spoondollars
    if (!(await takeSpoondollars(tx, { userId, attemptId, cents, now }))) throw changed()
    await tx.insert(holds).values({
      attemptId,
      kind: 'spoondollars',
      instrument: userId,
      state: 'held',
      amountMinor: cents,
    })
  }
}

/** Gives held credit back to its balance; a promo's hold is none. */
export async function giveCreditBack(
  tx: Queryable,
  { kind, instrument, attemptId, amountMinor }: Hold,
  change: 'released' | 'returned',
  now: Date,
): Promise<void> {
  if (kind === 'gift_certificate')
    await putBack(tx, { id: instrument, attemptId, amountMinor, now }, change)
  if (kind === 'spoondollars')
    await giveSpoondollars(tx, { userId: instrument, attemptId, cents: amountMinor, now }, change)
}

/** Gives the credit of a canceled order back, once; true when there was some. */
export async function returnCredits(
  tx: Queryable,
  { attemptId }: { readonly attemptId: string },
  now: Date,
): Promise<boolean> {
  const spent = await tx
    .update(holds)
    .set({ state: 'released' })
    .where(
      and(
        eq(holds.attemptId, attemptId),
        eq(holds.state, 'captured'),
        // A promo that a canceled order used stays used.
        inArray(holds.kind, ['gift_certificate', 'spoondollars']),
      ),
    )
    .returning()
  for (const hold of spent) await giveCreditBack(tx, hold, 'returned', now)
  return spent.length > 0
}

/** True for an attempt that charges nothing, because credit pays all of it. */
export const isFree = ({ amountMinor }: Pick<AttemptRow, 'amountMinor'>): boolean =>
  amountMinor === 0
