import type { CallBody } from '@selvage/core/contract'
import { fromWireForm, SMS_CONSENT, toNewsletterDetails } from '@selvage/core/newsletter'
import type {
  changeNewsletter,
  NewsletterErrors,
  NewsletterPreferencesForm,
} from '@selvage/core/newsletter'
import { HttpError, httpError } from '../http/http-error.ts'

/** Rejects a form of the newsletter that has errors with 400, each of them named. */
export function assertNewsletter(errors: NewsletterErrors): void {
  const details = toNewsletterDetails(errors)
  if (details.length > 0) throw new HttpError(400, details)
}

/** Reads a form, and rejects text messages without the consent of now. */
export function formOf(
  body: Omit<CallBody<typeof changeNewsletter>, 'token'>,
): NewsletterPreferencesForm {
  if (body.sms_subscription && body.sms_text !== SMS_CONSENT.version)
    throw httpError('FIELD_VALUE_INVALID', { field: 'sms_text' })
  return fromWireForm(body)
}

/** The error of a link that is used, too old or forged. */
export const linkOver = () => httpError('FIELD_VALUE_INVALID', { field: 'token' })
