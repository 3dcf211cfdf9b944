import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { nothing, text } from '../contract/wire.ts'
import {
  NEWSLETTER_CHANNELS,
  NEWSLETTER_LANGUAGES,
  SMS_CONSENT,
} from './newsletter-choices.table.ts'
import type { NewsletterChannel } from './newsletter-choices.table.ts'
import { fromWireChoices, toWireChoices } from './newsletter-field.contract.ts'
import type { Newsletter, NewsletterForm, NewsletterPreferencesForm } from './newsletter-rules.ts'

const language = v.picklist(NEWSLETTER_LANGUAGES)

/** The choices of a reader, on the wire. */
const chosen = {
  language,
  maker: v.boolean(),
  artist: v.boolean(),
  designer: v.boolean(),
  creator: v.boolean(),
  business_owner: v.boolean(),
  shopping: v.boolean(),
  wallpaper: v.boolean(),
  home_decor: v.boolean(),
  fabric: v.boolean(),
  exclusive_deals: v.boolean(),
  design_challenges: v.boolean(),
  email_subscription: v.boolean(),
  sms_subscription: v.boolean(),
}

const newsletter = v.pipe(
  v.object({
    uid: v.string(),
    email: v.string(),
    country: v.string(),
    tel: v.string(),
    sms_text: v.nullable(v.string()),
    ...chosen,
  }),
  v.transform((wire): Newsletter => ({
    id: wire.uid,
    email: wire.email,
    country: wire.country,
    phone: wire.tel,
    smsText: wire.sms_text,
    language: wire.language,
    choices: fromWireChoices(wire),
    byEmail: wire.email_subscription,
    bySms: wire.sms_subscription,
  })),
)

/** Turns a subscription into the gateway's fields, for gateways. */
export const toWireNewsletter = ({
  id,
  email,
  country,
  phone,
  smsText,
  language: written,
  choices,
  byEmail,
  bySms,
}: Newsletter): v.InferInput<typeof newsletter> => ({
  uid: id,
  email,
  country,
  tel: phone,
  sms_text: smsText,
  language: written,
  ...toWireChoices(choices),
  email_subscription: byEmail,
  sms_subscription: bySms,
})

const flag = v.optional(v.boolean(), false)

/** The form on the wire; the version of the consent comes with text messages. */
const encodeForm = (form: NewsletterPreferencesForm) => ({
  country: form.country,
  tel: form.phone,
  ...(form.bySms && { sms_text: SMS_CONSENT.version }),
  language: form.language,
  ...toWireChoices(form.choices),
  email_subscription: form.byEmail,
  sms_subscription: form.bySms,
})

const FIELD_CODES = [
  'FIELD_CANNOT_BE_BLANK',
  'FIELD_VALUE_INVALID',
  'FIELD_NAME_INVALID_OR_INEDITABLE',
] as const

/**
 * Asks for the newsletter. The address gets one mail whose link confirms it, or leads to the
 * preferences where it has all that was asked for already; nothing else is sent before that. The
 * answer never tells the two apart. Text messages need the consent of now in `sms_text`.
 * @source spec 2 §3.11
 */
export const subscribe = defineCall({
  name: 'newsletter.subscribe',
  method: 'POST',
  path: '/newsletter/subscribe',
  auth: 'visitor',
  body: v.strictObject({
    email: text(400),
    country: text(400),
    tel: v.optional(text(400), ''),
    sms_text: v.optional(text(40)),
    language: v.optional(language, 'en'),
    maker: flag,
    artist: flag,
    designer: flag,
    creator: flag,
    business_owner: flag,
    shopping: flag,
    wallpaper: flag,
    home_decor: flag,
    fabric: flag,
    exclusive_deals: v.optional(v.boolean(), true),
    design_challenges: flag,
    email_subscription: v.optional(v.boolean(), true),
    sms_subscription: flag,
  }),
  encodeBody: (form: NewsletterForm) => ({ email: form.email, ...encodeForm(form) }),
  answer: nothing,
  errors: [...FIELD_CODES, 'TOO_MANY_ATTEMPTS'],
})

/** Mails the way to the preferences to an address that is subscribed; every other gets nothing. */
export const askForNewsletterLink = defineCall({
  name: 'newsletter.askForLink',
  method: 'POST',
  path: '/newsletter/link',
  auth: 'none',
  body: v.strictObject({ email: text(400) }),
  answer: nothing,
  errors: [...FIELD_CODES, 'TOO_MANY_ATTEMPTS'],
})

const byToken = v.strictObject({ token: text(400) })

/**
 * Asks whether the token of a mail still confirms a subscription, and does not use it up. One that
 * is over or forged is FIELD_VALUE_INVALID of `token`.
 */
export const checkNewsletterLink = defineCall({
  name: 'newsletter.checkLink',
  method: 'POST',
  path: '/newsletter/confirm/check',
  auth: 'none',
  body: byToken,
  answer: nothing,
  errors: FIELD_CODES,
})

/**
 * Confirms a subscription by the token of its mail, which counts once and for a week; any other is
 * FIELD_VALUE_INVALID of `token`. The same token is answered alike for ten minutes, so that a lost
 * answer can be asked for again. The answer has the token of the preferences.
 */
export const confirmNewsletter = defineCall({
  name: 'newsletter.confirm',
  method: 'POST',
  path: '/newsletter/confirm',
  auth: 'none',
  body: byToken,
  answer: v.object({ newsletter, token: v.string() }),
  errors: FIELD_CODES,
})

/** The token of a mail; without one, a member's own subscription is meant. */
export interface NewsletterLink {
  readonly token?: string | undefined
}

const link = { token: v.optional(text(400)) }
const answer = v.object({ newsletter: v.nullable(newsletter) })

/**
 * Gets the subscription of a token, or of the member of the session: null for a member without one.
 * A token that is over or forged is FIELD_VALUE_INVALID of `token`.
 */
export const getNewsletter = defineCall({
  name: 'newsletter.get',
  method: 'POST',
  path: '/newsletter/preferences/read',
  auth: 'visitor',
  body: v.strictObject(link),
  encodeBody: ({ token }: NewsletterLink) => ({ token }),
  answer,
  errors: FIELD_CODES,
})

/**
 * Changes the subscription of a token or of the member of the session. A member without one is
 * FIELD_VALUE_INVALID of `token`, and subscribes as everybody does.
 */
export const changeNewsletter = defineCall({
  name: 'newsletter.change',
  method: 'PUT',
  path: '/newsletter/preferences',
  auth: 'visitor',
  body: v.strictObject({
    ...link,
    country: text(400),
    tel: v.optional(text(400), ''),
    sms_text: v.optional(text(40)),
    ...chosen,
  }),
  encodeBody: ({ token, ...form }: NewsletterPreferencesForm & NewsletterLink) => ({
    token,
    ...encodeForm(form),
  }),
  answer: v.object({ newsletter }),
  errors: FIELD_CODES,
})

/**
 * Ends e-mail, text messages, or both, of the subscription of a token or of the member of the
 * session. What has ended already stays so, and is no error.
 * @source spec 2 §4
 */
export const unsubscribe = defineCall({
  name: 'newsletter.unsubscribe',
  method: 'POST',
  path: '/newsletter/unsubscribe',
  auth: 'visitor',
  body: v.strictObject({ ...link, from: v.picklist(NEWSLETTER_CHANNELS) }),
  encodeBody: ({ token, from }: NewsletterLink & { readonly from: NewsletterChannel }) => ({
    token,
    from,
  }),
  answer: v.object({ newsletter }),
  errors: [...FIELD_CODES, 'ERROR_IN_UNSUBSCRIBING'],
})
