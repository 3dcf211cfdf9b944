import {
  fromNewsletterDetails,
  fromWireChoices,
  NEWSLETTER_CHOICE_NAMES,
  NEWSLETTER_CHOICES,
  NEWSLETTER_FIELDS,
  NEWSLETTER_LANGUAGES,
} from '@selvage/core/newsletter'
import type { NewsletterForm } from '@selvage/core/newsletter'
import { formText } from '../page/form-text.ts'
import { rejectedForm } from '../page/rejected-form.server.ts'

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
export const rejectedNewsletter = (error: unknown) => rejectedForm(error, fromNewsletterDetails)
