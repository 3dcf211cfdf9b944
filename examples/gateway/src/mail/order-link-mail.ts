import { languageOf } from '@selvage/core/locale'
import type { OrderRow } from '../db/schema/payment.ts'
import { paragraph, toMail } from './letter.ts'
import type { Mail } from './mailer.ts'
import { orderDay } from './order-day.ts'
import type { OrderLinks } from './order-links.ts'
import { mailTranslator } from './translate-mail.ts'

/** The mail with the way to an order, for somebody who looked for it, in the order's language. */
export function orderLinkMail(
  { number, placedAt, snapshot }: OrderRow,
  { key, links }: { readonly key: string; readonly links: OrderLinks },
): Mail {
  const { locale } = snapshot
  const language = languageOf(locale)
  const t = mailTranslator(language)
  const parts = [
    paragraph(t('helloAnybody')),
    paragraph(t('orderAsked', { number, date: orderDay(snapshot, placedAt) })),
    { kind: 'links' as const, links: [{ label: t('orderLink'), url: links.order }] },
    paragraph(t('orderNotYou')),
    paragraph(t('refundClosing')),
  ]
  const subject = t('orderAskedSubject', { number })
  return toMail({ key, to: snapshot.email, subject, language, parts }, t)
}
