import { languageOf } from '@selvage/core/locale'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { isReversed } from '../credit/reverse-order.ts'
import { cancellations, shipments } from '../db/schema/orders.ts'
import type { OutboxRow } from '../db/schema/outbox.ts'
import { orders, refunds } from '../db/schema/payment.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { cancellationMail } from './cancellation-mail.ts'
import type { MailWriter } from './mail-writer.ts'
import type { Mail } from './mailer.ts'
import { orderLinks } from './order-links.ts'
import type { OrderLinks } from './order-links.ts'
import { refundMail } from './refund-mail.ts'
import { shippingMail } from './shipping-mail.ts'

/** The order that a mail is about, and what else its letter is written from. */
interface OrderLetter {
  readonly key: string
  readonly order: OrderRow
  readonly links: OrderLinks
  readonly refundId: OutboxRow['refundId']
  readonly deps: Deps
}

type Written = Mail | undefined

/** Returns the writer of a mail about an order, which is not written once the order is gone. */
export const ofOrder =
  (write: (letter: OrderLetter) => Written | Promise<Written>): MailWriter =>
  async ({ key, orderNumber, refundId }, deps) => {
    const [order] = await deps.db.orm
      .select()
      .from(orders)
      .where(eq(orders.number, orderNumber ?? ''))
    if (!order) return undefined
    const links = await orderLinks(order, languageOf(order.snapshot.locale), deps)
    return write({ key, order, links, refundId, deps })
  }

/** Writes that money was given back. */
export async function refundOf({ order, refundId, deps, ...options }: OrderLetter) {
  const { orm } = deps.db
  const [refund] = await orm
    .select()
    .from(refunds)
    .where(eq(refunds.id, refundId ?? ''))
  if (!refund) return undefined
  return refundMail(order, refund, { ...options, isReversed: await isReversed(orm, order.number) })
}

/** Writes that a parcel is on its way. */
export async function shipmentOf({ order, deps, ...options }: OrderLetter) {
  const [parcel] = await deps.db.orm
    .select()
    .from(shipments)
    .where(eq(shipments.orderNumber, order.number))
  return parcel && shippingMail(order, parcel, options)
}

/** Writes that an order was canceled, and what is given back. */
export async function cancellationOf({ order, deps, ...options }: OrderLetter) {
  const [found] = await deps.db.orm
    .select({ refundMinor: refunds.amountMinor })
    .from(cancellations)
    .leftJoin(refunds, eq(refunds.id, cancellations.refundId))
    .where(eq(cancellations.orderNumber, order.number))
  return found && cancellationMail(order, found.refundMinor ?? 0, options)
}
