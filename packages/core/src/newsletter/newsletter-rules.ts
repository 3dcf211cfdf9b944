import { emailError } from '../account/account-rules.ts'
import { isPhone } from '../checkout/address.ts'
import { isMissing } from '../contract/is-missing.ts'
import { isCountry, languageOf } from '../locale/locale.ts'
import { NEWSLETTER_CHOICE_NAMES, NEWSLETTER_CHOICES } from './newsletter-choices.table.ts'
import type {
  NewsletterChannel,
  NewsletterChoice,
  NewsletterLanguage,
} from './newsletter-choices.table.ts'

/** The form that subscribes to the newsletter. @source spec 2 §3.11 */
export interface NewsletterForm {
  readonly email: string
  /** Code of the country, such as `US`. */
  readonly country: string
  /** Needed for text messages alone. */
  readonly phone: string
  readonly language: NewsletterLanguage
  readonly choices: readonly NewsletterChoice[]
  readonly byEmail: boolean
  readonly bySms: boolean
}

/** The fields that a reader of the newsletter can change. */
export type NewsletterPreferencesForm = Omit<NewsletterForm, 'email'>

/** A confirmed subscription. */
export interface Newsletter extends NewsletterForm {
  readonly id: string
  /** The version of the consent to text messages that the reader gave; null without one. */
  readonly smsText: string | null
}

/** An error of one field of the newsletter's forms. */
export type NewsletterError = 'required' | 'email' | 'country' | 'phone' | 'text' | 'channel'

/** The errors of the newsletter's forms; a valid field has none. */
export type NewsletterErrors = Readonly<
  Partial<Record<'email' | 'country' | 'phone' | 'byEmail', NewsletterError>>
>

/** How long the link of the mail that confirms a subscription can be used, days. */
export const NEWSLETTER_LINK_DAYS = 7

/** The most characters of a phone number. */
export const NEWSLETTER_PHONE_MAX = 30

const CHOSEN = NEWSLETTER_CHOICE_NAMES.filter((name) => 'chosen' in NEWSLETTER_CHOICES[name])

/** The newsletter's language for a reader of a page. */
export const newsletterLanguage = (locale: string): NewsletterLanguage =>
  languageOf(locale) === 'de' ? 'de' : 'en'

/** Returns the form before anybody has typed: e-mail alone, with the deals. */
export function newNewsletter({
  email = '',
  country,
  locale,
}: {
  readonly email?: string
  readonly country: string
  readonly locale: string
}): NewsletterForm {
  return {
    email,
    country,
    phone: '',
    language: newsletterLanguage(locale),
    choices: CHOSEN,
    byEmail: true,
    bySms: false,
  }
}

/**
 * Checks the form that subscribes; an empty object means that it can be sent. An e-mail address and
 * a country are needed, a phone number for text messages, and one of the two ways to be written to.
 * @source spec 1 §5, spec 2 §5
 */
export function checkNewsletter(form: NewsletterForm): NewsletterErrors {
  const email = emailError(form.email)
  return {
    ...(email !== undefined && { email }),
    ...checkNewsletterPreferences(form),
    ...(!form.byEmail && !form.bySms && { byEmail: 'channel' }),
  }
}

/** Checks what a reader changes; neither e-mail nor text messages is a way to end both. */
export function checkNewsletterPreferences({
  country,
  phone,
  bySms,
}: Pick<NewsletterForm, 'country' | 'phone' | 'bySms'>): NewsletterErrors {
  const wrong = phoneError(phone, bySms)
  const place = country.trim().toUpperCase()
  return {
    ...(isMissing(place) && { country: 'required' }),
    ...(!isMissing(place) && !isCountry(place) && { country: 'country' }),
    ...(wrong !== undefined && { phone: wrong }),
  }
}

function phoneError(typed: string, isNeeded: boolean): NewsletterError | undefined {
  if (isMissing(typed)) return isNeeded ? 'required' : undefined
  const phone = typed.trim()
  return phone.length <= NEWSLETTER_PHONE_MAX && isPhone(phone) ? undefined : 'phone'
}

/** Normalizes what a reader typed for storing; the choices stand in the order of the form. */
export function normalizeNewsletter<T extends NewsletterPreferencesForm>(form: T): T {
  return {
    ...form,
    country: form.country.trim().toUpperCase(),
    phone: form.phone.trim(),
    choices: NEWSLETTER_CHOICE_NAMES.filter((name) => form.choices.includes(name)),
  }
}

/** True for a subscription that has everything already that a form asks for. */
export const isSubscribed = (
  known: Pick<NewsletterForm, 'byEmail' | 'bySms' | 'phone'>,
  asked: Pick<NewsletterForm, 'byEmail' | 'bySms' | 'phone'>,
): boolean =>
  (!asked.byEmail || known.byEmail) &&
  (!asked.bySms || (known.bySms && known.phone === asked.phone.trim()))

/** Joins what a confirmed form asks for to the subscription that there is. */
export function confirmNewsletterForm(
  known: NewsletterForm | undefined,
  asked: NewsletterForm,
): NewsletterForm {
  const form = normalizeNewsletter(asked)
  if (!known) return form
  return {
    ...form,
    phone: form.phone === '' ? known.phone : form.phone,
    byEmail: form.byEmail || known.byEmail,
    bySms: form.bySms || known.bySms,
  }
}

/** Returns the ways to be written to that stay after one of them, or both, has ended. */
export function endNewsletter(
  { byEmail, bySms }: Pick<NewsletterForm, 'byEmail' | 'bySms'>,
  from: NewsletterChannel,
): Pick<NewsletterForm, 'byEmail' | 'bySms'> {
  return { byEmail: byEmail && from === 'sms', bySms: bySms && from === 'email' }
}

/** True where nothing is sent any more. */
export const isEnded = ({ byEmail, bySms }: Pick<NewsletterForm, 'byEmail' | 'bySms'>): boolean =>
  !byEmail && !bySms
