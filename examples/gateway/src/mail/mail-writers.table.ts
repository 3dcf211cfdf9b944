import type { MailKind } from '../db/schema/outbox.ts'
import { accountMail } from './account-mail.ts'
import { couponMail } from './coupon-mail.ts'
import { giftMail } from './gift-mail.ts'
import type { MailWriter } from './mail-writer.ts'
import { newsletterMail } from './newsletter-mail.ts'
import { orderConfirmation } from './order-confirmation.ts'
import { orderLinkMail } from './order-link-mail.ts'
import { cancellationOf, ofOrder, refundOf, shipmentOf } from './order-mail.ts'
import { passwordMail } from './password-mail.ts'
import { privacyMail } from './privacy-mail.ts'
import { withdrawnMail } from './withdrawn-mail.ts'

const ofNotice: MailWriter = ({ key, noticeId }, deps) => accountMail(key, noticeId ?? '', deps)

/** The writer of each kind of mail. */
export const MAIL_WRITERS: Readonly<Record<MailKind, MailWriter>> = {
  'order-confirmation': ofOrder(({ order, ...options }) => orderConfirmation(order, options)),
  'order-link': ofOrder(({ order, ...options }) => orderLinkMail(order, options)),
  refund: ofOrder(refundOf),
  shipping: ofOrder(shipmentOf),
  cancellation: ofOrder(cancellationOf),
  'gift-certificate': ofOrder(({ key, order, deps }) => giftMail(key, order, deps)),
  'certificate-withdrawn': ofOrder(({ key, order, deps }) => withdrawnMail(key, order, deps)),
  'welcome-coupon': ofOrder(({ key, order, deps }) => couponMail(key, order, deps)),
  password: ({ key, resetId }, deps) => passwordMail(key, resetId ?? '', deps),
  newsletter: newsletterMail,
  'newsletter-link': newsletterMail,
  'newsletter-welcome': newsletterMail,
  'privacy-request': privacyMail,
  'privacy-data': privacyMail,
  'privacy-deleted': privacyMail,
  'privacy-agent': privacyMail,
  'passkey-added': ofNotice,
  'passkey-removed': ofNotice,
  'email-changed': ofNotice,
  'new-password': ofNotice,
  'business-applied': ofNotice,
  'student-applied': ofNotice,
}
