import {
  fromNewsletterDetails,
  fromWireChoices,
  NEWSLETTER_CHOICE_NAMES,
  NEWSLETTER_CHOICES,
  NEWSLETTER_FIELDS,
  NEWSLETTER_LANGUAGES,
} from '@selvage/core/newsletter'
import type { NewsletterForm } from '@selvage/core/newsletter'
import { isShopError } from '@selvage/core/contract'
import type { ErrorMessage } from '@selvage/react/flash'
import type { NewsletterFieldErrors } from '@selvage/react/newsletter'
import { toErrorMessage } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'

/** Reads the fields of a subscription from a posted form. */
export function readNewsletterForm(form: FormData): NewsletterForm {
  const chosen = Object.fromEntries(
    NEWSLETTER_CHOICE_NAMES.map((name) => {
      const { wire } = NEWSLETTER_CHOICES[name]
      return [wire, form.has(wire)]
    }),
  )
  const language = formText(form, 'language')
  return {
    email: formText(form, NEWSLETTER_FIELDS.email),
    country: formText(form, NEWSLETTER_FIELDS.country),
    phone: formText(form, NEWSLETTER_FIELDS.phone),
    language: NEWSLETTER_LANGUAGES.find((each) => each === language) ?? 'en',
    choices: fromWireChoices(chosen),
    byEmail: form.has(NEWSLETTER_FIELDS.byEmail),
    bySms: form.has('sms_subscription'),
  }
}

/** Returns the errors of a form of the newsletter; throws what its reader cannot correct. */
export function rejectedNewsletter(error: unknown): {
  readonly errors: NewsletterFieldErrors
  readonly error?: ErrorMessage
} {
  if (!isShopError(error)) throw error
  const errors = fromNewsletterDetails(error.all ?? [])
  return Object.keys(errors).length > 0 ? { errors } : { errors, error: toErrorMessage(error) }
}
