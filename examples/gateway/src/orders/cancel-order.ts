import type { Deps } from '../app-deps.ts'
import { cancellations } from '../db/schema/orders.ts'
import { outbox } from '../db/schema/outbox.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { httpError } from '../http/http-error.ts'
import { settleRefund, startRefund } from '../payment/refund.ts'
import { reversePaidOrder } from '../payment/reverse-paid-order.ts'
import { newPublicId } from '../secrets/public-id.ts'
import { cancelEndOf, fateOf } from './order-fate.ts'
import { findOwnOrder } from './own-order.ts'
import type { OrderAsker } from './own-order.ts'

/**
 * Cancels an order for its buyer, or for whoever has its mail's token, and gives back all that is
 * left of it. The order's lock, under which the refund is set aside with the cancellation, makes it
 * once for however many requests; a refund whose answer is lost is asked for again under its own
 * key.
 */
export async function cancelOwnOrder(
  asker: OrderAsker,
  orderNumber: string,
  deps: Deps,
): Promise<OrderRow> {
  const { order, refund } = await deps.db.transaction(async (tx) => {
    const now = deps.now()
    const locked = await findOwnOrder(tx, asker, orderNumber, deps, 'locked')
    const fate = await fateOf(tx, orderNumber)
    if (fate.canceledAt) return { order: locked, refund: undefined }
    if (!cancelEndOf(locked, fate, now)) throw httpError('ORDER_NOT_EDITABLE')
    await reversePaidOrder(tx, locked, now)
    const id = newPublicId()
    const started = await startRefund(tx, { id, orderNumber }, now)
    const isStarted = 'refund' in started
    await tx
      .insert(cancellations)
      .values({ orderNumber, refundId: isStarted ? id : null, canceledAt: now })
    if (locked.snapshot.email !== '')
      await tx
        .insert(outbox)
        .values({ key: `cancel-${orderNumber}`, kind: 'cancellation', orderNumber, dueAt: now })
    return { order: locked, refund: isStarted ? started.refund : undefined }
  })
  if (refund) await settleRefund(refund, deps)
  return order
}
