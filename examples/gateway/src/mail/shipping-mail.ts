import { languageOf } from '@selvage/core/locale'
import type { ShipmentRow } from '../db/schema/orders.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { toWireShipment } from '../orders/wire-order.ts'
import { greeting, paragraph, toMail } from './letter.ts'
import type { Mail } from './mailer.ts'
import { orderDay } from './order-day.ts'
import { arrivalOf, shippedLines } from './order-lines.ts'
import type { OrderLinks } from './order-links.ts'
import { postalLines } from './postal-lines.ts'
import { mailTranslator } from './translate-mail.ts'

/** The mail about an order that is on its way, in the language that it was placed in. */
export function shippingMail(
  { number, snapshot }: OrderRow,
  row: ShipmentRow,
  { key, links }: { readonly key: string; readonly links: OrderLinks },
): Mail {
  const { locale } = snapshot
  const language = languageOf(locale)
  const t = mailTranslator(language)
  const { carrier, tracking_number: trackingNumber, tracking_url: url } = toWireShipment(row)
  const post = postalLines(snapshot)
  const parts = [
    greeting(snapshot.shipping_address?.full_name ?? '', t),
    paragraph(t('shipped', { number, date: orderDay(snapshot, row.shippedAt) })),
    ...(carrier !== null && trackingNumber !== null
      ? [paragraph(t('parcel', { carrier, trackingNumber }))]
      : []),
    ...arrivalOf(snapshot, t).map((text) => paragraph(text)),
    {
      kind: 'links' as const,
      links: [
        ...(url === null ? [] : [{ label: t('follow'), url }]),
        { label: t('orderLink'), url: links.order },
      ],
    },
    { kind: 'items' as const, heading: t('inParcel'), items: shippedLines(snapshot, t) },
    ...(post.length > 0 ? [paragraph(t('address'), ...post)] : []),
    paragraph(t('closing')),
  ]
  const subject = t('shippingSubject', { number })
  return toMail({ key, to: snapshot.email, subject, language, parts }, t)
}
