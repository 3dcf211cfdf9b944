import { languageOf } from '@selvage/core/locale'
import { formatMoney } from '@selvage/i18n/format'
import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { certificateOfKey, giftMailKey } from '../credit/buy-credit.ts'
import type { Queryable } from '../db/database.ts'
import { giftCertificates } from '../db/schema/credit.ts'
import { outbox } from '../db/schema/outbox.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { paragraph, toMail } from './letter.ts'
import type { Mail } from './mailer.ts'
import { mailTranslator } from './translate-mail.ts'

/**
 * The mail to the recipient of a gift certificate whose order was canceled, in the language that
 * the order was placed in. It says nothing of the buyer. Who never got the certificate, because its
 * mail could not be sent, gets none.
 */
export async function withdrawnMail(
  key: string,
  { snapshot }: OrderRow,
  { db }: Pick<Deps, 'db'>,
): Promise<Mail | undefined> {
  const [certificate] = await db.orm
    .select()
    .from(giftCertificates)
    .where(eq(giftCertificates.id, certificateOfKey(key)))
  if (!certificate || !(await isGiftSent(db.orm, certificate.id))) return undefined
  const { amountMinor, codeEnd, recipientEmail } = certificate
  const language = languageOf(snapshot.locale)
  const t = mailTranslator(language)
  const { currency } = snapshot.order.pricing
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

async function isGiftSent(db: Queryable, certificateId: string): Promise<boolean> {
  const [mail] = await db
    .select({ sentAt: outbox.sentAt })
    .from(outbox)
    .where(eq(outbox.key, giftMailKey(certificateId)))
  return mail?.sentAt !== null
}
