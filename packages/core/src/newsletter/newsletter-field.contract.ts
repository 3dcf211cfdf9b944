import { fromFieldDetails, toFieldDetails } from '../contract/field-details.ts'
import type { ErrorDetail } from '../contract/shop-error.ts'
import type { ErrorCode } from '../errors/catalogue.table.ts'
import { NEWSLETTER_CHOICE_NAMES, NEWSLETTER_CHOICES } from './newsletter-choices.table.ts'
import type { NewsletterChoice, NewsletterLanguage } from './newsletter-choices.table.ts'
import { normalizeNewsletter } from './newsletter-rules.ts'
import type {
  NewsletterError,
  NewsletterErrors,
  NewsletterPreferencesForm,
} from './newsletter-rules.ts'

/** A field of the newsletter's forms that can be rejected. */
export type NewsletterField = keyof NewsletterErrors

/** The gateway's name for each field that can be rejected, in the order of the form. */
export const NEWSLETTER_FIELDS = {
  email: 'email',
  country: 'country',
  byEmail: 'email_subscription',
  phone: 'tel',
} as const satisfies Record<NewsletterField, string>

type WireChoice = (typeof NEWSLETTER_CHOICES)[NewsletterChoice]['wire']

/** Turns the choices of a form into the gateway's fields. */
export const toWireChoices = (choices: readonly NewsletterChoice[]): Record<WireChoice, boolean> =>
  Object.fromEntries(
    NEWSLETTER_CHOICE_NAMES.map((name) => [NEWSLETTER_CHOICES[name].wire, choices.includes(name)]),
  ) as Record<WireChoice, boolean>

/** Reads the choices of the gateway's fields. */
export const fromWireChoices = (
  wire: Readonly<Partial<Record<WireChoice, boolean | undefined>>>,
): readonly NewsletterChoice[] =>
  NEWSLETTER_CHOICE_NAMES.filter((name) => wire[NEWSLETTER_CHOICES[name].wire] === true)

/** The form of a change on the wire. */
interface WireForm extends Readonly<Record<WireChoice, boolean>> {
  readonly country: string
  readonly tel: string
  readonly language: NewsletterLanguage
  readonly email_subscription: boolean
  readonly sms_subscription: boolean
}

/** Reads the form of a change, for gateways; the consent to text messages is a check of its own. */
export const fromWireForm = (wire: WireForm): NewsletterPreferencesForm =>
  normalizeNewsletter({
    country: wire.country,
    phone: wire.tel,
    language: wire.language,
    choices: fromWireChoices(wire),
    byEmail: wire.email_subscription,
    bySms: wire.sms_subscription,
  })

/** The texts of the gateway for the rules that a field can break. */
const RULES = {
  required: 'required',
  email: 'provide email',
  country: 'country',
  phone: 'phone',
  text: 'text',
  channel: 'channel',
} as const satisfies Record<NewsletterError, string>

/** Turns the errors of the newsletter's forms into those of a gateway's answer, for gateways. */
export const toNewsletterDetails = (errors: NewsletterErrors): ErrorDetail[] =>
  toFieldDetails(errors, NEWSLETTER_FIELDS, RULES)

/**
 * Reads the errors of a gateway's answer by field, the inverse of {@link toNewsletterDetails}: the
 * rule that was broken, or the code of an error that is no rule's.
 */
export const fromNewsletterDetails = (
  details: readonly ErrorDetail[],
): Partial<Record<NewsletterField, NewsletterError | ErrorCode>> =>
  fromFieldDetails(details, NEWSLETTER_FIELDS, RULES)
