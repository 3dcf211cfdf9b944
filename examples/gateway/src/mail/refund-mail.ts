import { languageOf } from '@selvage/core/locale'
import { formatMoney } from '@selvage/i18n/format'
import type { OrderRow, RefundRow } from '../db/schema/payment.ts'
import { greeting, paragraph, toMail } from './letter.ts'
import type { Mail } from './mailer.ts'
import type { OrderLinks } from './order-links.ts'
import { mailTranslator } from './translate-mail.ts'

/** The mail about money that was given back, in the language that the order was placed in. */
export function refundMail(
  { number, snapshot }: OrderRow,
  { amountMinor }: RefundRow,
  { key, links }: { readonly key: string; readonly links: OrderLinks },
): Mail {
  const language = languageOf(snapshot.locale)
  const t = mailTranslator(language)
  const { currency } = snapshot.order.pricing
  const amount = formatMoney({ minor: amountMinor, currency }, snapshot.locale)
  const parts = [
    greeting(t, snapshot.shipping_address?.full_name ?? ''),
    paragraph(t('refunded', { amount, number })),
    paragraph(t('refundArrives')),
    { kind: 'links' as const, links: [{ label: t('invoice'), url: links.invoice }] },
    paragraph(t('refundClosing')),
  ]
  const subject = t('refundSubject', { amount, number })
  return toMail({ key, to: snapshot.email, subject, language, parts }, t)
}
