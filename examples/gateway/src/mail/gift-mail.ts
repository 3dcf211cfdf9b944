import { languageOf } from '@selvage/core/locale'
import { formatMoney } from '@selvage/i18n/format'
import { localizePath } from '@selvage/i18n/routes'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { certificateOfKey } from '../credit/buy-credit.ts'
import { openCode } from '../credit/gift-certificates.ts'
import type { Queryable } from '../db/database.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { users } from '../db/schema/session.ts'
import { paragraph, toMail } from './letter.ts'
import type { Mail } from './mailer.ts'
import { eachOnOneLine, mailTranslator } from './translate-mail.ts'

/**
 * The mail that brings a gift certificate with its code, in the language that the order was placed
 * in; undefined once the order is canceled.
 */
export async function giftMail(
  key: string,
  { snapshot, userId }: OrderRow,
  deps: Pick<Deps, 'config' | 'db' | 'keys'>,
): Promise<Mail | undefined> {
  const opened = await openCode(certificateOfKey(key), deps)
  if (!opened) return undefined
  const { certificate, code } = opened
  const language = languageOf(snapshot.locale)
  const t = mailTranslator(language)
  const { currency } = snapshot.order.pricing
  const amount = formatMoney({ minor: certificate.amountMinor, currency }, snapshot.locale)
  const name = await giverName(deps.db.orm, userId)
  const message = eachOnOneLine(certificate.message)
  const pageOf = (path: string) => new URL(path, deps.config.storefrontOrigins[0]).href
  // The page has no language in its path.
  const balance = localizePath('gift-certificates', language, {}, { lang: language })
  const parts = [
    paragraph(t('helloAnybody')),
    paragraph(name === '' ? t('giftFrom', { amount }) : t('giftFromMember', { amount, name })),
    ...(certificate.message === '' ? [] : [paragraph(t('giftSays'), ...message)]),
    paragraph(t('giftCode', { code })),
    paragraph(t('giftUse')),
    {
      kind: 'links' as const,
      links: [
        { label: t('giftShop'), url: pageOf(localizePath('shop', language)) },
        { label: t('giftBalance'), url: pageOf(balance) },
      ],
    },
    paragraph(t('closing')),
  ]
  const subject = t('giftSubject', { amount })
  return toMail({ key, to: certificate.recipientEmail, subject, language, parts }, t)
}

/** Returns the name that others see of a member; empty for a guest, who has none. */
async function giverName(db: Queryable, userId: string): Promise<string> {
  const [member] = await db
    .select({ screenName: users.screenName })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.guest, false)))
  return member?.screenName ?? ''
}
