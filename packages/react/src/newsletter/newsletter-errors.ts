import { NEWSLETTER_FIELDS } from '@selvage/core/newsletter'
import type { NewsletterError, NewsletterField } from '@selvage/core/newsletter'
import type { ErrorCode } from '@selvage/core/errors'
import type { SummaryError } from '../error-summary/index.ts'
import { summaryLines } from '../error-summary/summary-lines.ts'
import { errorText } from '../flash/index.ts'
import type { Messages } from '../messages/index.ts'

/** The errors of the newsletter's forms, by field: of its rules, or the gateway's code. */
export type NewsletterFieldErrors = Readonly<
  Partial<Record<NewsletterField, NewsletterError | ErrorCode>>
>

const NEEDED = {
  email: 'newsletter.emailRequired',
  country: 'newsletter.countryRequired',
  phone: 'newsletter.phoneRequired',
  byEmail: 'newsletter.channelRequired',
} as const satisfies Record<NewsletterField, string>

/** Says what is wrong with a field and what would be right; undefined when it is right. */
export function newsletterErrorText(
  t: Messages['t'],
  field: NewsletterField,
  error: NewsletterError | ErrorCode | undefined,
): string | undefined {
  switch (error) {
    case undefined:
      return undefined
    case 'required':
    case 'channel':
    case 'country':
      return t(NEEDED[field])
    case 'email':
    case 'phone':
    case 'text':
      return t(`forms.${error}`)
    default:
      return errorText(t, { code: error })
  }
}

/** The id of a form's field, which the summary links to. */
export const newsletterFieldId = (field: NewsletterField): string =>
  `newsletter-${NEWSLETTER_FIELDS[field]}`

/** The lines of a form's summary, in the order of the fields. */
export function newsletterSummary(t: Messages['t'], errors: NewsletterFieldErrors): SummaryError[] {
  return summaryLines(
    Object.keys(NEWSLETTER_FIELDS) as NewsletterField[],
    newsletterFieldId,
    (field) => newsletterErrorText(t, field, errors[field]),
  )
}
