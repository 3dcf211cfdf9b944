import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { attempts, isChallenged, paymentEvents } from '../db/schema/payment.ts'
import { busy, httpError, noSuchPath } from '../http/http-error.ts'
import type { PlainRoute } from '../http/handle.ts'
import { readBody } from '../http/read-body.ts'
import { applyCharge, recordCharge } from './apply-charge.ts'
import { countingDecline } from './decline-limit.ts'
import { returnUrlOf } from './return-url.ts'

/**
 * The event of a vendor, applied once for each id. As with the sandbox's callback, the charge that
 * counts is the one that the vendor has when it is asked; on any failure the answer makes the
 * vendor send the event again.
 */
const event: PlainRoute = {
  path: '/payments/:vendor/callback',
  method: 'POST',
  name: 'payments.vendor',
  open: false,
  async run(request, { vendor = '' }, deps) {
    const rawBody = new TextDecoder().decode((await readBody(request)).raw)
    const read = await deps.payments
      .readEvent(vendor, { rawBody, headers: request.headers, now: deps.now() })
      .catch(() => {
        throw busy()
      })
    if (!read) throw httpError('UNAUTHORIZED')
    if (read.key !== null) await applyEvent(vendor, { ...read, key: read.key }, deps)
    return Response.json({ received: true })
  },
}

async function applyEvent(
  vendor: string,
  { id, type, key }: { readonly id: string; readonly type: string; readonly key: string },
  deps: Deps,
): Promise<void> {
  const charge = await deps.payments.find(key).catch(() => {
    throw busy()
  })
  const apply = async (tx: Queryable) => {
    const now = deps.now()
    const first = await tx
      .insert(paymentEvents)
      .values({ id: `${vendor}_${id}`, type, attemptId: key, at: now })
      .onConflictDoNothing()
      .returning()
    return first.length > 0 && charge ? applyCharge(tx, charge, now) : 'nothing'
  }
  await countingDecline({ attemptId: key }, deps, () => deps.db.transaction(apply))
}

/**
 * The page that a vendor leads a shopper to who gave up: the key is closed, and the shopper goes on
 * to the page of the shop. While the vendor is away, that page asks again. The address has the
 * attempt's id, which cannot be guessed.
 */
const canceled: PlainRoute = {
  path: '/payments/canceled/:attempt',
  name: 'payments.canceled',
  open: false,
  async run(_request, { attempt: id = '' }, deps, peer) {
    const [row] = await deps.db.orm.select().from(attempts).where(eq(attempts.id, id))
    if (!row) throw noSuchPath()
    const charge = isChallenged(row) ? await deps.payments.cancel(id).catch(() => null) : null
    if (charge) await recordCharge(charge, deps, peer)
    return new Response(null, {
      status: 303,
      headers: { Location: returnUrlOf(row, deps.config) },
    })
  },
}

/** The addresses for vendors, and for the shoppers whom they lead back. */
export const vendorRoutes: readonly PlainRoute[] = [event, canceled]
