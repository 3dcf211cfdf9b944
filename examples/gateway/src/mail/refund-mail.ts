import { languageOf } from '@selvage/core/locale'
import { formatMoney } from '@selvage/i18n/format'
import { localizePath } from '@selvage/i18n/routes'
import type { OrderRow, RefundRow } from '../db/schema/payment.ts'
import type { Mail } from './mailer.ts'
import { mailTranslator } from './translate-mail.ts'

/** The mail about money that was given back, in the language that the order was placed in. */
export function refundMail(
  { number, snapshot }: OrderRow,
  { amountMinor }: RefundRow,
  { key, storefrontOrigin }: { readonly key: string; readonly storefrontOrigin: string },
): Mail {
  const language = languageOf(snapshot.locale)
  const t = mailTranslator(language)
  const { currency } = snapshot.order.pricing
  const amount = formatMoney({ minor: amountMinor, currency }, snapshot.locale)
  const url = new URL(localizePath('invoice', language, { orderNumber: number }), storefrontOrigin)
  const paragraphs = [
    t('hello', { name: snapshot.shipping_address?.full_name ?? '' }),
    t('refunded', { amount, number }),
    t('refundArrives'),
    t('invoice', { url: url.href }),
    t('refundClosing'),
  ]
  return {
    key,
    to: snapshot.email,
    subject: t('refundSubject', { amount, number }),
    text: `${paragraphs.join('\n\n')}\n`,
    language,
  }
}
