import { isCurrency, languageOf } from '@selvage/core/locale'
import { formatMoney } from '@selvage/i18n/format'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { certificateOfWithdrawnKey } from '../credit/buy-credit.ts'
import { giftCertificates } from '../db/schema/credit.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { paragraph, toMail } from './letter.ts'
import type { Mail } from './mailer.ts'
import { mailTranslator } from './translate-mail.ts'

/**
 * The mail to the recipient of a gift certificate whose order was canceled, in the language that
 * the order was placed in. It says nothing of the buyer.
 */
export async function withdrawnMail(
  key: string,
  { snapshot }: OrderRow,
  { db }: Pick<Deps, 'db'>,
): Promise<Mail | undefined> {
  const [certificate] = await db.orm
    .select()
    .from(giftCertificates)
    .where(eq(giftCertificates.id, certificateOfWithdrawnKey(key)))
  if (!certificate) return undefined
  const { currency: paidIn, amountMinor, codeEnd, recipientEmail } = certificate
  const language = languageOf(snapshot.locale)
  const t = mailTranslator(language)
  const currency = isCurrency(paidIn) ? paidIn : 'USD'
  const amount = formatMoney({ minor: amountMinor, currency }, snapshot.locale)
  const parts = [
    paragraph(t('helloAnybody')),
    paragraph(t('withdrawn', { amount, label: codeEnd ?? '' })),
    paragraph(t('withdrawnUse')),
    paragraph(t('refundClosing')),
  ]
  const subject = t('withdrawnSubject', { amount })
  return toMail({ key, to: recipientEmail, subject, language, parts }, t)
}
