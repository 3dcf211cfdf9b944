import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { isFree } from '../credit/hold-credits.ts'
import { attempts } from '../db/schema/payment.ts'
import type { AttemptRow } from '../db/schema/payment.ts'
import { describeError } from '../log.ts'
import { recordCharge } from './apply-charge.ts'
import { leaseFor, OPEN_STATES } from './attempt.ts'
import { resolveAttempt } from './settle.ts'

/** A younger attempt is continued; an older one is canceled, because its shopper has left. */
const RESUME_MS = 5 * 60_000

/** How long a shopper can take to answer a provider's page; not every provider has an end. */
const ANSWER_MS = 60 * 60_000
const BATCH = 10

/** Leases the abandoned attempts, each to one worker (SKIP LOCKED). */
async function lease(owner: string, deps: Deps): Promise<AttemptRow[]> {
  return deps.db.transaction(async (tx) => {
    const due = await tx
      .select({ id: attempts.id })
      .from(attempts)
      .where(
        and(
          inArray(attempts.state, OPEN_STATES),
          isNull(attempts.reviewReason),
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

/** Ends one open attempt by asking the provider about its key. */
export async function recover(attempt: AttemptRow, deps: Deps): Promise<void> {
  if (isFree(attempt)) return resolveAttempt(attempt, deps)
  const charge = await deps.payments.find(attempt.id)
  const age = deps.now().getTime() - attempt.createdAt.getTime()
  const isAbandoned = charge?.status === 'pending' && charge.actionUrl !== null && age > ANSWER_MS
  if (charge && !isAbandoned) return recordCharge(charge, deps)
  if (age < RESUME_MS) return resolveAttempt(attempt, deps)
  return recordCharge(await deps.payments.cancel(attempt.id), deps)
}

/** Runs one round of recovery; returns the number of attempts that it looked at. */
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
 * Frees all leases. Only for the embedded database, which belongs to one process: their holders are
 * gone when it starts.
 */
export async function freeLeases(deps: Pick<Deps, 'db'>): Promise<void> {
  await deps.db.orm
    .update(attempts)
    .set({ leaseUntil: sql`now()` })
    .where(inArray(attempts.state, OPEN_STATES))
}
