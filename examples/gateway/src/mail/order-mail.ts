import { languageOf } from '@selvage/core/locale'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { isReversed } from '../credit/reverse-order.ts'
import { cancellations, shipments } from '../db/schema/orders.ts'
import { refunds } from '../db/schema/payment.ts'
import type { OutboxRow } from '../db/schema/outbox.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { cancellationMail } from './cancellation-mail.ts'
import { couponMail } from './coupon-mail.ts'
import { giftMail } from './gift-mail.ts'
import type { Mail } from './mailer.ts'
import { orderConfirmation } from './order-confirmation.ts'
import { orderLinkMail } from './order-link-mail.ts'
import { orderLinks } from './order-links.ts'
import { refundMail } from './refund-mail.ts'
import { shippingMail } from './shipping-mail.ts'
import { withdrawnMail } from './withdrawn-mail.ts'

/** Writes a mail of the outbox; undefined where what it is about is gone. */
export async function orderMail(
  row: OutboxRow,
  order: OrderRow,
  deps: Deps,
): Promise<Mail | undefined> {
  const { db } = deps
  const links = await orderLinks(order, languageOf(order.snapshot.locale), deps)
  const options = { key: row.key, links }
  switch (row.kind) {
    case 'order-confirmation':
      return orderConfirmation(order, options)
    case 'order-link':
      return orderLinkMail(order, options)
    case 'refund': {
      const [refund] = await db.orm
        .select()
        .from(refunds)
        .where(eq(refunds.id, row.refundId ?? ''))
      if (!refund) return undefined
      const isOver = await isReversed(db.orm, order.number)
      return refundMail(order, refund, { ...options, isReversed: isOver })
    }
    case 'shipping': {
      const [parcel] = await db.orm
        .select()
        .from(shipments)
        .where(eq(shipments.orderNumber, order.number))
      return parcel && shippingMail(order, parcel, options)
    }
    case 'gift-certificate':
      return giftMail(row.key, order, deps)
    case 'certificate-withdrawn':
      return withdrawnMail(row.key, order, deps)
    case 'welcome-coupon':
      return couponMail(row.key, order, deps)
    case 'password':
      return undefined
    case 'cancellation': {
      const [found] = await db.orm
        .select({ refundMinor: refunds.amountMinor })
        .from(cancellations)
        .leftJoin(refunds, eq(refunds.id, cancellations.refundId))
        .where(eq(cancellations.orderNumber, order.number))
      return found && cancellationMail(order, found.refundMinor ?? 0, options)
    }
  }
}
