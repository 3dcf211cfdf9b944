import { getInvoice } from '@selvage/core/invoice'
import { and, eq } from 'drizzle-orm'
import { orders } from '../db/schema/payment.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { orderMeasures } from './order-measures.ts'

const get = handle(getInvoice, async (context, deps) => {
  const { orderNumber } = context.params
  if (!/^R\d{12}$/.test(orderNumber)) throw httpError('ORDER_NOT_FOUND', { status: 404 })
  // Whose order it is stands in the question itself: an order of somebody else is not found, like
  // one that never was.
  const [order] = await deps.db.orm
    .select()
    .from(orders)
    .where(and(eq(orders.number, orderNumber), eq(orders.userId, context.session.userId)))
  if (!order) throw httpError('ORDER_NOT_FOUND', { status: 404 })
  const { newsletter_opt_in: _, locale: __, ...frozen } = order.snapshot
  return {
    invoice: {
      ...frozen,
      order_number: order.number,
      placed_at: order.placedAt.toISOString(),
      gateway_metadata: { provider: deps.payments.name, charge_id: order.chargeId },
      measurement_system: orderMeasures(order.snapshot),
      contact_email: deps.config.contactEmail,
    },
  }
})

/** Invoices of placed orders. */
export const invoiceRoutes: readonly Route[] = [get]
