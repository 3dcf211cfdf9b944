import { languageOf } from '@selvage/core/locale'
import { formatMoney } from '@selvage/i18n/format'
import { paidByCreditMinor } from '../credit/reverse-order.ts'
import type { OrderRow, RefundRow } from '../db/schema/payment.ts'
import { hasCertificate } from './has-certificate.ts'
import { greeting, paragraph, toMail } from './letter.ts'
import type { Mail } from './mailer.ts'
import type { OrderLinks } from './order-links.ts'
import { mailTranslator } from './translate-mail.ts'

/**
 * The mail about money that was given back, in the language that the order was placed in. A refund
 * without money is of an order that credit paid; `isReversed` when that credit went back, too, and
 * what the order bought has ended.
 */
export function refundMail(
  order: OrderRow,
  { amountMinor: chargedMinor }: RefundRow,
  {
    key,
    links,
    isReversed,
  }: { readonly key: string; readonly links: OrderLinks; readonly isReversed: boolean },
): Mail {
  const { number, snapshot } = order
  const language = languageOf(snapshot.locale)
  const t = mailTranslator(language)
  const { currency } = snapshot.order.pricing
  const paidMinor = paidByCreditMinor(order)
  const amount = formatMoney({ minor: chargedMinor || paidMinor, currency }, snapshot.locale)
  const parts = [
    greeting(snapshot.shipping_address?.full_name ?? '', t),
    paragraph(t('refunded', { amount, number })),
    ...(chargedMinor > 0 ? [paragraph(t('refundArrives'))] : []),
    ...(isReversed && paidMinor > 0 ? [paragraph(t('creditReturned'))] : []),
    ...(isReversed && hasCertificate(order) ? [paragraph(t('certificateEnded'))] : []),
    { kind: 'links' as const, links: [{ label: t('invoice'), url: links.invoice }] },
    paragraph(t('refundClosing')),
  ]
  const subject = t('refundSubject', { amount, number })
  return toMail({ key, to: snapshot.email, subject, language, parts }, t)
}
