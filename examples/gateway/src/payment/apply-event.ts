import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { paymentEvents } from '../db/schema/payment.ts'
import { busy } from '../http/http-error.ts'
import type { PortCharge } from '../payment-port/payment-port.ts'
import { applyCharge } from './apply-charge.ts'
import { countingDecline } from './decline-limit.ts'

/** An event of a payment company, about the charge of one key. */
interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly key: string
}

/**
 * Applies an event once for each id, in the transaction that stores its id. The event is a hint:
 * the charge that counts is the one that the company has when it is asked by key. On any failure
 * the answer makes the company send the event again.
 */
export async function applyEvent(
  { id, type, key }: PaymentEvent,
  deps: Deps,
  /** Looks at a first event and the charge that counts before it is applied. */
  check?: (tx: Queryable, charge: PortCharge | null, now: Date) => Promise<void>,
): Promise<void> {
  const charge = await deps.payments.find(key).catch(() => {
    throw busy()
  })
  const apply = async (tx: Queryable) => {
    const now = deps.now()
    const first = await tx
      .insert(paymentEvents)
      .values({ id, type, attemptId: key, at: now })
      .onConflictDoNothing()
      .returning()
    if (first.length === 0) return 'nothing'
    await check?.(tx, charge, now)
    return charge ? applyCharge(tx, charge, now) : 'nothing'
  }
  await countingDecline({ attemptId: key }, deps, () => deps.db.transaction(apply))
}
