import { eq } from 'drizzle-orm'
import { attempts, isChallenged } from '../db/schema/payment.ts'
import { busy, httpError, noSuchPath } from '../http/http-error.ts'
import type { PlainRoute } from '../http/handle.ts'
import { readBody } from '../http/read-body.ts'
import { recordCharge } from './apply-charge.ts'
import { applyEvent } from './apply-event.ts'
import { returnUrlOf } from './return-url.ts'

/** The event of a vendor, by its signature. */
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
    if (!read) throw httpError('UNAUTHORIZED', { status: 400 })
    const { id, type, key } = read
    if (key !== null) await applyEvent({ id: `${vendor}_${id}`, type, key }, deps)
    return Response.json({ received: true })
  },
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
