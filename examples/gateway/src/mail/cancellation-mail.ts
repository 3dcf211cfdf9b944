import { languageOf } from '@selvage/core/locale'
import { formatMoney } from '@selvage/i18n/format'
import type { OrderRow } from '../db/schema/payment.ts'
import { hasCertificate } from './has-certificate.ts'
import { greeting, paragraph, toMail } from './letter.ts'
import type { Mail } from './mailer.ts'
import type { OrderLinks } from './order-links.ts'
import { mailTranslator } from './translate-mail.ts'

/**
 * The mail about an order that its shopper canceled, in the language that it was placed in.
 * `refundMinor` is what is given back; 0 where all of it was before.
 */
export function cancellationMail(
  order: OrderRow,
  refundMinor: number,
  { key, links }: { readonly key: string; readonly links: OrderLinks },
): Mail {
  const { number, snapshot } = order
  const language = languageOf(snapshot.locale)
  const t = mailTranslator(language)
  const { currency } = snapshot.order.pricing
  const amount = formatMoney({ minor: refundMinor, currency }, snapshot.locale)
  const parts = [
    greeting(snapshot.shipping_address?.full_name ?? '', t),
    paragraph(t('canceled', { number })),
    ...(refundMinor > 0 ? [paragraph(t('cancelRefund', { amount }), t('refundArrives'))] : []),
    ...((snapshot.credits?.length ?? 0) > 0 ? [paragraph(t('creditReturned'))] : []),
    ...(hasCertificate(order) ? [paragraph(t('certificateEnded'))] : []),
    { kind: 'links' as const, links: [{ label: t('orderLink'), url: links.order }] },
    paragraph(t('refundClosing')),
  ]
  const subject = t('cancelSubject', { number })
  return toMail({ key, to: snapshot.email, subject, language, parts }, t)
}
