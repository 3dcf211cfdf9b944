import { languageOf } from '@selvage/core/locale'
import { cancelableUntil } from '@selvage/core/orders'
import { COMPANIES } from '@selvage/core/payment'
import { bringsBenefit } from '@selvage/core/stock'
import type { OrderRow } from '../db/schema/payment.ts'
import { greeting, paragraph, toMail } from './letter.ts'
import type { LetterPart } from './letter.ts'
import type { Mail } from './mailer.ts'
import { CARD_BRANDS } from './messages.table.ts'
import { orderDay, orderTime } from './order-day.ts'
import { amountOf, arrivalOf, orderLines } from './order-lines.ts'
import type { OrderLinks } from './order-links.ts'
import { postalLines } from './postal-lines.ts'
import { mailTranslator } from './translate-mail.ts'
import type { TranslateMail } from './translate-mail.ts'

/** The confirmation of an order, in the language that it was placed in. */
export function orderConfirmation(
  { number, placedAt, snapshot }: OrderRow,
  { key, links }: { readonly key: string; readonly links: OrderLinks },
): Mail {
  const { locale, delivery, payment } = snapshot
  const language = languageOf(locale)
  const t = mailTranslator(language)
  const post = postalLines(snapshot)
  const parts = [
    greeting(
      snapshot.shipping_address?.full_name ??
        (payment?.method === 'card' ? payment.name_on_card : ''),
      t,
    ),
    paragraph(t(delivery ? 'thanks' : 'thanksUnshipped')),
    {
      kind: 'items' as const,
      heading: t('order', { number, date: orderDay(snapshot, placedAt) }),
      items: orderLines(snapshot, t),
    },
    totalsOf(snapshot, t),
    ...arrivalOf(snapshot, t).map((text) => paragraph(text)),
    ...(post.length > 0 ? [paragraph(t('address'), ...post)] : []),
    ...(payment
      ? [
          paragraph(
            payment.method === 'card'
              ? t('paid', {
                  brand: CARD_BRANDS[payment.brand] ?? payment.brand,
                  last4: payment.last4,
                })
              : t('paidBy', { company: COMPANIES[payment.method] }),
          ),
        ]
      : []),
    ...cancelWindowOf({ placedAt, snapshot }, t),
    {
      kind: 'links' as const,
      links: [
        { label: t('orderLink'), url: links.order },
        { label: t('invoice'), url: links.invoice },
        { label: t('terms'), url: links.terms },
      ],
    },
    paragraph(t('closing')),
  ]
  return toMail({ key, to: snapshot.email, subject: t('subject', { number }), language, parts }, t)
}

/** Until when the order can be canceled. */
function cancelWindowOf(
  { placedAt, snapshot }: Pick<OrderRow, 'placedAt' | 'snapshot'>,
  t: TranslateMail,
): LetterPart[] {
  const until = cancelableUntil({ placedAt, isShipped: false, isCanceled: false }, placedAt)
  if (until === undefined) return []
  const brings = snapshot.order.order_items.some(({ merchandise: { stock_item: stock } }) =>
    bringsBenefit({ stock }),
  )
  const time = orderTime(snapshot, until)
  return [paragraph(t(brings ? 'cancelUntilUsed' : 'cancelUntil', { time }))]
}

/** The credit that paid a part of the order, and the rest that was charged. */
function creditsOf(snapshot: OrderRow['snapshot'], t: TranslateMail): string[] {
  const { credits = [], raw_due: due } = snapshot
  const amount = amountOf(snapshot)
  if (credits.length === 0) return []
  return [
    ...credits.map(({ kind, label, raw_amount: raw }) =>
      kind === 'spoondollars'
        ? t('paidSpoondollars', { amount: amount(raw) })
        : t('paidCertificate', { label, amount: amount(raw) }),
    ),
    ...(due === undefined || due === 0 ? [] : [t('paidRest', { amount: amount(due) })]),
  ]
}

/** The discount with what it is for: a group's, or a promo code's. */
function discountOf(
  { discount_group: group = null }: OrderRow['snapshot']['order']['pricing'],
  amount: string,
  t: TranslateMail,
): string {
  return group === null ? t('discount', { amount }) : t(`discount_${group}`, { amount })
}

/** The costs in the order of the pages: a tax that is a part of the total stands below it. */
function totalsOf(snapshot: OrderRow['snapshot'], t: TranslateMail): LetterPart {
  const { pricing } = snapshot.order
  const amount = amountOf(snapshot)
  const tax = pricing.raw_tax ? amount(pricing.raw_tax) : undefined
  const total = t('total', { amount: amount(pricing.raw_total) })
  const lines = [
    t('subtotal', { amount: amount(pricing.raw_subtotal) }),
    ...(pricing.raw_discount > 0 ? [discountOf(pricing, amount(pricing.raw_discount), t)] : []),
    ...(snapshot.delivery
      ? [t('delivery', { amount: pricing.raw_shipping ? amount(pricing.raw_shipping) : t('free') })]
      : []),
    ...(tax !== undefined && !pricing.tax_included ? [t('tax', { amount: tax })] : []),
    total,
    ...(tax !== undefined && pricing.tax_included ? [t('taxIncluded', { amount: tax })] : []),
    ...creditsOf(snapshot, t),
  ]
  return { kind: 'sums', lines, total }
}
