import { accountEmail, emailError } from '../../account/account-rules.ts'
import type { CallBody } from '../../contract/define-call.ts'
import { SMS_CONSENT } from '../../newsletter/newsletter-choices.table.ts'
import { fromWireForm, toNewsletterDetails } from '../../newsletter/newsletter-field.contract.ts'
import {
  checkNewsletter,
  checkNewsletterPreferences,
  endNewsletter,
} from '../../newsletter/newsletter-rules.ts'
import type {
  NewsletterErrors,
  NewsletterPreferencesForm,
} from '../../newsletter/newsletter-rules.ts'
import {
  askForNewsletterLink,
  changeNewsletter,
  checkNewsletterLink,
  confirmNewsletter,
  getNewsletter,
  subscribe,
  toWireNewsletter,
  unsubscribe,
} from '../../newsletter/newsletter.contract.ts'
import { handle, signedIn } from '../handler.ts'
import type { CheckedRequest, Handler } from '../handler.ts'
import { reject, Rejection } from '../rejection.ts'
import {
  askForNewsletter,
  confirmTestNewsletter,
  followNewsletter,
  mailNewsletterLink,
  newsletterByToken,
  newsletterOf,
  newsletterOfMember,
  newsletterToken,
} from '../test-newsletter.ts'
import type { TestNewsletter } from '../test-newsletter-state.ts'

function assertNewsletter(errors: NewsletterErrors): void {
  const details = toNewsletterDetails(errors)
  if (details.length > 0) throw new Rejection(400, details)
}

const linkOver = (): never => reject('FIELD_VALUE_INVALID', { field: 'token' })

/** Reads a form, and rejects text messages without the consent of now. */
function formOf(body: CallBody<typeof changeNewsletter>): NewsletterPreferencesForm {
  if (body.sms_subscription && body.sms_text !== SMS_CONSENT.version)
    reject('FIELD_VALUE_INVALID', { field: 'sms_text' })
  return fromWireForm(body)
}

/** The subscription of a token, or of the member of the session, who may have none. */
function meant(
  request: Pick<CheckedRequest, 'shop' | 'user'>,
  token: string | undefined,
): TestNewsletter | undefined {
  if (token !== undefined) return newsletterByToken(request.shop, token) ?? linkOver()
  const member = signedIn(request)
  if (member.guest) reject('UNAUTHORIZED')
  return newsletterOfMember(request.shop, member)
}

/** Calls of the newsletter: subscribing, confirming, changing and ending it. */
export const newsletterHandlers: readonly Handler[] = [
  handle(subscribe, ({ shop, user, body }) => {
    const typed = {
      email: body.email,
      country: body.country,
      phone: body.tel,
      byEmail: body.email_subscription,
      bySms: body.sms_subscription,
    }
    assertNewsletter(checkNewsletter({ ...typed, language: body.language, choices: [] }))
    const email = accountEmail(body.email)
    const own = user?.account?.email === email ? user.id : null
    askForNewsletter(shop, { email, ...formOf(body) }, own)
    return undefined
  }),
  handle(askForNewsletterLink, ({ shop, body: { email } }) => {
    const error = emailError(email)
    assertNewsletter(error === undefined ? {} : { email: error === 'required' ? error : 'email' })
    const known = newsletterOf(shop, accountEmail(email))
    if (known) mailNewsletterLink(shop, known)
    return undefined
  }),
  handle(checkNewsletterLink, ({ shop, body: { token } }) =>
    shop.newsletters.requests.get(token)?.used === false ? undefined : linkOver(),
  ),
  handle(confirmNewsletter, ({ shop, body: { token } }) => {
    const request = shop.newsletters.requests.get(token) ?? linkOver()
    const known = newsletterOf(shop, request.form.email)
    const confirmed = request.used && known ? known : confirmTestNewsletter(shop, request)
    return { newsletter: toWireNewsletter(confirmed.record), token: newsletterToken(confirmed) }
  }),
  handle(getNewsletter, (request) => {
    const found = meant(request, request.body.token)
    return { newsletter: found ? toWireNewsletter(found.record) : null }
  }),
  handle(changeNewsletter, (request) => {
    const found = meant(request, request.body.token) ?? linkOver()
    const { country, tel: phone, sms_subscription: bySms } = request.body
    assertNewsletter(checkNewsletterPreferences({ country, phone, bySms }))
    const smsText = bySms ? SMS_CONSENT.version : null
    found.record = { ...found.record, ...formOf(request.body), smsText }
    followNewsletter(request.shop, found)
    return { newsletter: toWireNewsletter(found.record) }
  }),
  handle(unsubscribe, (request) => {
    const { token, from } = request.body
    const found = meant(request, token) ?? linkOver()
    found.record = { ...found.record, ...endNewsletter(found.record, from) }
    followNewsletter(request.shop, found)
    return { newsletter: toWireNewsletter(found.record) }
  }),
]
