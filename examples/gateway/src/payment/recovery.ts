import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { attempts } from '../db/schema/payment.ts'
import type { AttemptRow } from '../db/schema/payment.ts'
import { describeError } from '../log.ts'
import { recordCharge } from './apply-charge.ts'
import { leaseFor, OPEN_STATES } from './attempt.ts'
import { resolveAttempt } from './settle.ts'

/** An attempt this young is carried on with; an older one is let go, for its shopper has left. */
const RESUME_MS = 5 * 60_000
const BATCH = 10

/** Takes the attempts that nobody works on, each for one worker: leases with SKIP LOCKED. */
async function lease(owner: string, deps: Deps): Promise<AttemptRow[]> {
  return deps.db.transaction(async (tx) => {
    const due = await tx
      .select({ id: attempts.id })
      .from(attempts)
      .where(
        and(
          inArray(attempts.state, OPEN_STATES),
          isNull(attempts.held),
          sql`${attempts.leaseUntil} <= now()`,
        ),
      )
      .orderBy(asc(attempts.leaseUntil))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    return tx
      .update(attempts)
      .set({ leaseOwner: owner, leaseUntil: leaseFor(deps.config.paymentLeaseMs) })
      .where(
        inArray(
          attempts.id,
          due.map(({ id }) => id),
        ),
      )
      .returning()
  })
}

/** Settles one abandoned attempt by asking the provider about its key. */
async function recover(attempt: AttemptRow, deps: Deps): Promise<void> {
  const charge = await deps.payments.find(attempt.id)
  if (charge) return recordCharge(charge, deps)
  const age = deps.now().getTime() - attempt.createdAt.getTime()
  if (age < RESUME_MS) return resolveAttempt(attempt, deps)
  return recordCharge(await deps.payments.cancel(attempt.id), deps)
}

/** One round of recovery; gives how many attempts it looked at. */
export async function recoverOnce(deps: Deps, owner = 'recovery'): Promise<number> {
  const mine = await lease(owner, deps)
  for (const attempt of mine) {
    // A provider that cannot be asked leaves the lease to run out; the next round asks again.
    await recover(attempt, deps).catch((error: unknown) => {
      deps.log({ level: 'warn', event: 'payment.recovery', error: describeError(error) })
    })
  }
  return mine.length
}

/**
 * Frees the leases of a process that is gone. Only for the embedded database, whose folder belongs
 * to one process: whoever held them before this start has died.
 */
export async function freeLeases(deps: Pick<Deps, 'db'>): Promise<void> {
  await deps.db.orm
    .update(attempts)
    .set({ leaseUntil: sql`now()` })
    .where(inArray(attempts.state, OPEN_STATES))
}
