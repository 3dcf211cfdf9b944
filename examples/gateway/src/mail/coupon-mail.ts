import { languageOf } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import type { Deps } from '../app-deps.ts'
import { couponOf } from '../credit/welcome-coupons.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { paragraph, toMail } from './letter.ts'
import type { Mail } from './mailer.ts'
import { mailTranslator } from './translate-mail.ts'

/**
 * The mail that brings the coupon of a welcome pack to its buyer, in the language that the order
 * was placed in; undefined once the order is canceled, and for an order without an address.
 */
export async function couponMail(
  key: string,
  { number, snapshot }: OrderRow,
  { config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>,
): Promise<Mail | undefined> {
  const coupon = await couponOf(db.orm, number, now())
  if (!coupon || snapshot.email === '') return undefined
  const language = languageOf(snapshot.locale)
  const t = mailTranslator(language)
  const { code, percentOff: percent, uses } = coupon
  const parts = [
    paragraph(t('helloAnybody')),
    paragraph(t('couponThanks', { percent })),
    paragraph(t('couponCode', { code })),
    paragraph(uses === 1 ? t('couponUse') : t('couponUses', { count: uses })),
    {
      kind: 'links' as const,
      links: [
        {
          label: t('giftShop'),
          url: new URL(localizePath('shop', language), config.storefrontOrigins[0]).href,
        },
      ],
    },
    paragraph(t('closing')),
  ]
  return toMail(
    { key, to: snapshot.email, subject: t('couponSubject', { percent }), language, parts },
    t,
  )
}
