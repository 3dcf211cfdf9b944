import { accountEmail } from '../account/account-rules.ts'
import {
  confirmNewsletterForm,
  endNewsletter,
  isSubscribed,
  newNewsletter,
} from '../newsletter/newsletter-rules.ts'
import type { NewsletterForm } from '../newsletter/newsletter-rules.ts'
import { SMS_CONSENT } from '../newsletter/newsletter-choices.table.ts'
import type { TestNewsletter, TestNewsletterRequest } from './test-newsletter-state.ts'
import { newId } from './test-shop.ts'
import type { TestCart, TestShop, TestUser } from './test-shop.ts'
import { wholeAddress } from './wire-cart.ts'

const LINK = '.link'

/** The subscription of an e-mail address. */
export const newsletterOf = (shop: TestShop, email: string): TestNewsletter | undefined =>
  shop.newsletters.subscriptions.find(({ record }) => record.email === email)

/** The subscription that a token leads to. */
export const newsletterByToken = (shop: TestShop, token: string): TestNewsletter | undefined =>
  shop.newsletters.subscriptions.find(({ record }) => record.id + LINK === token)

/** The subscription of a member, at the address that the account has now. */
export const newsletterOfMember = (shop: TestShop, member: TestUser): TestNewsletter | undefined =>
  shop.newsletters.subscriptions.find(
    ({ userId, record }) => userId === member.id && record.email === member.account?.email,
  )

/** The token of the way to a subscription's preferences. */
export const newsletterToken = ({ record }: TestNewsletter): string => record.id + LINK

/** Mails the way to the preferences. */
export function mailNewsletterLink(shop: TestShop, newsletter: TestNewsletter): void {
  const { email } = newsletter.record
  shop.newsletters.mails.push({ email, token: newsletterToken(newsletter), confirms: false })
}

/** Asks for the newsletter; the mail of one who has all of it leads to the preferences. */
export function askForNewsletter(
  shop: TestShop,
  form: NewsletterForm,
  userId: string | null = null,
): void {
  const known = newsletterOf(shop, form.email)
  if (known && isSubscribed(known.record, form)) return mailNewsletterLink(shop, known)
  const token = newId(shop, 'newsletter')
  shop.newsletters.requests.set(token, { form, userId, used: false })
  shop.newsletters.mails.push({ email: form.email, token, confirms: true })
}

/** Asks for the newsletter of a member who wants it. */
export function askForMember(shop: TestShop, member: TestUser): void {
  const { country, locale } = member.preferences
  if (member.account)
    askForNewsletter(
      shop,
      newNewsletter({ email: member.account.email, country, locale }),
      member.id,
    )
}

/** Asks for the newsletter of a buyer who chose it in the checkout. */
export function askForBuyer(shop: TestShop, buyer: TestUser, cart: TestCart): void {
  const email = accountEmail(cart.email ?? buyer.account?.email ?? '')
  if (!cart.newsletter || email === '') return
  const { country, locale } = cart.preferences
  const form = newNewsletter({ email, country: wholeAddress(cart)?.country ?? country, locale })
  askForNewsletter(shop, form, buyer.account?.email === email ? buyer.id : null)
}

/** Confirms a request; its member has the newsletter from then on. */
export function confirmTestNewsletter(
  shop: TestShop,
  request: TestNewsletterRequest,
): TestNewsletter {
  request.used = true
  const known = newsletterOf(shop, request.form.email)
  const form = confirmNewsletterForm(known?.record, request.form)
  const confirmed = known ?? {
    record: { ...form, id: newId(shop, 'news'), smsText: null },
    userId: null,
  }
  if (!known) shop.newsletters.subscriptions.push(confirmed)
  confirmed.record = {
    ...confirmed.record,
    ...form,
    smsText: form.bySms ? SMS_CONSENT.version : null,
  }
  confirmed.userId = request.userId ?? confirmed.userId
  followNewsletter(shop, confirmed)
  mailNewsletterLink(shop, confirmed)
  return confirmed
}

/** A member's own account shows what the subscription says. */
export function followNewsletter(shop: TestShop, { record, userId }: TestNewsletter): void {
  const account = shop.users.get(userId ?? '')?.account
  if (account?.email === record.email) account.newsletter = record.byEmail
}

/** Follows a member who wants the newsletter or no more of it, or has another address now. */
export function moveNewsletter(
  shop: TestShop,
  member: TestUser,
  { before, newsletter }: { readonly before: string; readonly newsletter: boolean },
): void {
  const own = shop.newsletters.subscriptions.find(
    ({ userId, record }) => userId === member.id && record.email === before,
  )
  const isMoved = before !== member.account?.email
  if (own && (isMoved || !newsletter))
    own.record = { ...own.record, ...endNewsletter(own.record, 'email') }
  if (newsletter) askForMember(shop, member)
}
