import { cancelAttempt, getAttempt, paymentCallback, placeOrder } from '@selvage/core/checkout'
import { and, eq, sql } from 'drizzle-orm'
import { toWireAttempt } from '../checkout/wire-checkout.ts'
import { mergeWaiting } from '../account/merge-waiting.ts'
import type { Deps } from '../app-deps.ts'
import { attempts, isChallenged } from '../db/schema/payment.ts'
import type { AttemptRow } from '../db/schema/payment.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { readPublicId } from '../http/read-public-id.ts'
import { ownUsers } from '../session/own-users.ts'
import type { Owner } from '../session/own-users.ts'
import { recordCharge } from './apply-charge.ts'
import { applyEvent } from './apply-event.ts'
import { awaitEnd, declineError, findAttempt, flagPayment } from './attempt.ts'
import { assertMayPay, payerOf } from './decline-limit.ts'
import { resolveAttempt } from './settle.ts'
import { startAttempt } from './start-attempt.ts'

const place = handle(placeOrder, async (context, deps) => {
  if (context.key !== context.body.attempt_id)
    throw httpError('FIELD_VALUE_INVALID', { status: 422, field: 'Idempotency-Key' })
  // An attempt that is known is answered as it ended, however long the next one has to wait.
  if (!(await findAttempt(deps.db.orm, context.key)))
    await assertMayPay(await payerOf(context.params.id, context.peer, deps), deps)
  const { attempt, fresh } = await startAttempt(context, deps)
  if (fresh) await resolveAttempt(attempt, deps, context.peer)
  else if (attempt.id === context.key) context.markReplayed()
  const ended = (await awaitEnd(attempt.id, deps)) ?? attempt
  // The decline of the caller's own attempt is reported; after another one the shopper may try
  // again.
  if (ended.state === 'declined') throw declineError(ended)
  return { attempt: toWireAttempt(ended) }
})

interface AttemptOf {
  readonly params: { readonly id: string; readonly attempt: string }
  readonly session: Owner
}

/** An attempt of the session's own; anybody else's is the same 404 as an unknown one. */
async function ownAttempt(context: AttemptOf, deps: Deps): Promise<AttemptRow> {
  const cartId = readPublicId(context.params.id, 'ORDER_NOT_FOUND')
  const attemptId = readPublicId(context.params.attempt, 'ORDER_NOT_FOUND')
  const [row] = await deps.db.orm
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.id, attemptId),
        eq(attempts.cartId, cartId),
        sql`${attempts.userId} IN ${ownUsers(context.session)}`,
      ),
    )
  if (!row) throw httpError('ORDER_NOT_FOUND')
  return row
}

/**
 * A challenged attempt is asked about at the provider, which knows first how its shopper answered.
 * While the provider is away, the attempt is answered as it was.
 */
const ask = handle(getAttempt, async (context, deps) => {
  const row = await ownAttempt(context, deps)
  if (isChallenged(row)) {
    const charge = await deps.payments.find(row.id).catch(() => null)
    if (charge) await recordCharge(charge, deps, context.peer)
  }
  // A guest who logged in while they paid finds their cart as the member.
  if (row.userId !== context.session.userId) await mergeWaiting(deps, row.userId)
  return { attempt: toWireAttempt((await findAttempt(deps.db.orm, row.id)) ?? row) }
})

/** The key is closed at the provider first; a charge that was made before becomes the order. */
const cancel = handle(cancelAttempt, async (context, deps) => {
  const row = await ownAttempt(context, deps)
  if (isChallenged(row)) {
    const charge = await deps.payments.cancel(row.id).catch(() => {
      throw httpError('PAYMENT_TECHNICAL_FAILURE')
    })
    await recordCharge(charge, deps, context.peer)
  }
  return { attempt: toWireAttempt((await findAttempt(deps.db.orm, row.id)) ?? row) }
})

/** The event of the sandbox, by its signature; one that names another charge is flagged. */
const callback = handle(paymentCallback, async (context, deps) => {
  const raw = new TextDecoder().decode(context.rawBody)
  if (
    !deps.payments.verify(
      raw,
      context.request.headers.get('x-selvage-signature') ?? undefined,
      deps.now(),
    )
  )
    throw httpError('UNAUTHORIZED', { status: 400 })
  const { id, type, charge } = context.body
  await applyEvent({ id, type, key: charge.key }, deps, async (tx, found, now) => {
    const isSame =
      found?.id === charge.id &&
      found.amountMinor === charge.amount_minor &&
      found.currency === charge.currency
    if (!isSame) await flagPayment(tx, charge.key, 'event_mismatch', charge.id, now)
  })
  return { received: true }
})

/** Placing an order, asking what became of it, giving it up, and the provider's callback. */
export const paymentRoutes: readonly Route[] = [place, ask, cancel, callback]
