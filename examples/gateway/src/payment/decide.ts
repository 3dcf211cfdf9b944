import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { isFree } from '../credit/hold-credits.ts'
import { attempts } from '../db/schema/payment.ts'
import type { AttemptRow } from '../db/schema/payment.ts'
import { decline, leaseFor, lockAttempt, OPEN_STATES } from './attempt.ts'
import { releaseStep } from './charge-effect.ts'
import { recover } from './recovery.ts'
import { refundStrayCharge } from './refund.ts'

/** How a person's decision about an attempt ended. */
export type Decision = 'ordered' | 'declined' | 'open' | 'charged' | 'over' | 'away'

/**
 * Asks the provider again about an attempt that waits, and judges its answer anew: it ends as an
 * order, is declined, or goes on waiting for its reason.
 */
export async function askAgain(id: string, deps: Deps): Promise<Decision> {
  const attempt = await takeOpen(id, deps)
  if (!attempt) return 'over'
  const { reviewReason } = attempt
  await set(id, { reviewReason: null }, deps)
  try {
    await recover({ ...attempt, reviewReason: null }, deps)
  } catch {
    await set(id, { reviewReason }, deps)
    return 'away'
  }
  return endOf(id, deps)
}

/**
 * Gives the cart back to its shopper. The key is closed at the provider first, so that it never
 * charges later; a charge of another amount is given back, and one that fits becomes the order.
 */
export async function releaseCart(id: string, deps: Deps): Promise<Decision> {
  const attempt = await takeOpen(id, deps)
  if (!attempt) return 'over'
  if (isFree(attempt)) return askAgain(id, deps)
  const charge = await deps.payments.cancel(id).catch(() => undefined)
  const step = releaseStep(charge, attempt)
  if (!charge || step === 'try-later') return 'away'
  if (step === 'become-order') return askAgain(id, deps)
  if (step === 'give-back' && !(await refundStrayCharge(id, charge, deps))) return 'charged'
  await deps.db.transaction(async (tx) => {
    const locked = await lockAttempt(tx, id)
    if (locked && isOpen(locked.attempt))
      await decline(tx, locked, 'PAYMENT_TECHNICAL_FAILURE', deps.now())
  })
  return endOf(id, deps)
}

const isOpen = ({ state }: AttemptRow): boolean => OPEN_STATES.some((open) => open === state)

/** Leases an open attempt to the operator, so that recovery leaves it alone meanwhile. */
async function takeOpen(id: string, deps: Deps): Promise<AttemptRow | undefined> {
  return deps.db.transaction(async (tx) => {
    const locked = await lockAttempt(tx, id)
    if (!locked || !isOpen(locked.attempt)) return undefined
    await tx
      .update(attempts)
      .set({ leaseOwner: 'operator', leaseUntil: leaseFor(deps.config.paymentLeaseMs) })
      .where(eq(attempts.id, id))
    return locked.attempt
  })
}

async function set(id: string, values: Pick<AttemptRow, 'reviewReason'>, deps: Deps) {
  await deps.db.orm.update(attempts).set(values).where(eq(attempts.id, id))
}

async function endOf(id: string, { db }: Deps): Promise<Decision> {
  const [row] = await db.orm.select().from(attempts).where(eq(attempts.id, id))
  return row?.state === 'ordered' || row?.state === 'declined' ? row.state : 'open'
}
