import { getInvoice } from '@selvage/core/invoice'
import { and, asc, eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { orders, refundLedger, refunds } from '../db/schema/payment.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { withText } from '../product/item-text.ts'
import { orderMeasures } from './order-measures.ts'

/** The refunds of an order that the provider has made, the oldest first. */
async function refundsOf(orderNumber: string, { db }: Deps) {
  const rows = await db.orm
    .select({ amountMinor: refundLedger.amountMinor, at: refundLedger.at })
    .from(refundLedger)
    .innerJoin(refunds, eq(refunds.id, refundLedger.refundId))
    .where(eq(refunds.orderNumber, orderNumber))
    .orderBy(asc(refundLedger.id))
  return rows.map(({ amountMinor, at }) => ({
    raw_amount: amountMinor / 100,
    refunded_at: at.toISOString(),
  }))
}

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
      order: {
        ...frozen.order,
        order_items: withText(frozen.order.order_items, context.locale),
      },
      order_number: order.number,
      placed_at: order.placedAt.toISOString(),
      gateway_metadata: { provider: deps.payments.name, charge_id: order.chargeId },
      measurement_system: orderMeasures(order.snapshot),
      contact_email: deps.config.contactEmail,
      seller: sellerOf(deps),
      refunds: await refundsOf(order.number, deps),
    },
  }
})

function sellerOf({ config: { seller } }: Deps) {
  return { name: seller.name, address: [...seller.address], tax_id: seller.taxId }
}

/** Invoices of placed orders. */
export const invoiceRoutes: readonly Route[] = [get]
