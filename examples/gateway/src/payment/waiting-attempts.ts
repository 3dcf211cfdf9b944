import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { attempts } from '../db/schema/payment.ts'
import type { AttemptRow } from '../db/schema/payment.ts'
import type { PortCharge } from '../payment-port/payment-port.ts'
import { OPEN_STATES } from './attempt.ts'

/** The most attempts of one page: the provider is asked about each. */
const MOST = 25

/** An attempt that waits for a person, with the provider's present answer. */
export interface WaitingAttempt {
  readonly attempt: AttemptRow
  /** Null when it knows no charge, undefined when it cannot be asked. */
  readonly charge: PortCharge | null | undefined
}

/** Returns the attempts that wait for a person, the oldest first, and how many there are. */
export async function waitingAttempts(
  deps: Deps,
): Promise<{ readonly waiting: readonly WaitingAttempt[]; readonly count: number }> {
  const isWaiting = and(
    inArray(attempts.state, OPEN_STATES),
    or(isNotNull(attempts.reviewReason), eq(attempts.state, 'unknown')),
  )
  const rows = await deps.db.orm
    .select()
    .from(attempts)
    .where(isWaiting)
    .orderBy(asc(attempts.createdAt))
    .limit(MOST)
  const [total] = await deps.db.orm
    .select({ count: sql<number>`count(*)::int` })
    .from(attempts)
    .where(isWaiting)
  const waiting = await Promise.all(
    rows.map(async (attempt) => ({
      attempt,
      charge: await deps.payments.find(attempt.id).catch(() => undefined),
    })),
  )
  return { waiting, count: total?.count ?? 0 }
}
