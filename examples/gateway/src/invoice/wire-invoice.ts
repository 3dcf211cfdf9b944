import type { CallReply } from '@selvage/core/contract'
import type { getInvoice } from '@selvage/core/invoice'
import { asc, eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { isReversed, paidByCreditMinor } from '../credit/reverse-order.ts'
import { refundLedger, refunds } from '../db/schema/payment.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { withText } from '../product/item-text.ts'
import { orderMeasures } from './order-measures.ts'

/** An invoice as it goes on the wire. */
export type WireInvoice = CallReply<typeof getInvoice>['invoice']

/**
 * The invoice of an order: what was frozen when it was charged, in the language of its reader, and
 * the refunds since. The caller has read whether it was canceled.
 */
export async function wireInvoice(
  order: OrderRow,
  locale: string,
  deps: Deps,
  { canceledAt }: { readonly canceledAt: Date | null },
): Promise<WireInvoice> {
  const { newsletter_opt_in: _, locale: __, ...frozen } = order.snapshot
  return {
    ...frozen,
    order: { ...frozen.order, order_items: withText(frozen.order.order_items, locale) },
    order_number: order.number,
    placed_at: order.placedAt.toISOString(),
    gateway_metadata: { provider: providerOf(order, deps), charge_id: order.chargeId },
    measurement_system: orderMeasures(order.snapshot),
    contact_email: deps.config.contactEmail,
    seller: sellerOf(deps),
    refunds: await refundsOf(order.number, deps),
    canceled_at: canceledAt?.toISOString() ?? null,
    raw_credit_returned: await creditReturnedOf(order, deps),
  }
}

const creditReturnedOf = async (order: OrderRow, { db }: Deps): Promise<number> =>
  (await isReversed(db.orm, order.number)) ? paidByCreditMinor(order) / 100 : 0

/** The provider that charged the order; the card's for one that credit paid. */
const providerOf = ({ snapshot }: OrderRow, { payments }: Deps): string =>
  payments.providerOf(snapshot.payment?.method ?? 'card')

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

function sellerOf({ config: { seller } }: Deps) {
  return { name: seller.name, address: [...seller.address], tax_id: seller.taxId }
}
