import { EMPTY_BUSINESS } from '@selvage/core/business'
import { NO_CONSENT, settleConsent } from '@selvage/core/consent'
import { newNewsletter } from '@selvage/core/newsletter'
import { EMPTY_STUDENT_GRANT } from '@selvage/core/student-grant'
import type { ReactNode } from 'react'
import { ConsentChoices } from '../consent/index.ts'
import { SubscribeLead } from '../footer/index.ts'
import {
  ConfirmSubscription,
  NewsletterLinkForm,
  NewsletterPreferences,
  SubscribeBanner,
  SubscribeForm,
  UnsubscribeForm,
} from '../newsletter/index.ts'
import { BusinessForm } from '../business/index.ts'
import { StudentGrantForm } from '../student-grant/index.ts'
import { PrivacyRequestForm, RepresentForm } from '../privacy-request/index.ts'

const values = newNewsletter({ email: 'june@', country: 'US', locale: 'en_US' })

/** The forms of the newsletter and of privacy, most of them after a first try. */
export const NEWSLETTER_PARTS: Readonly<Record<string, ReactNode>> = {
  ConsentChoices: (
    <ConsentChoices
      action="/privacy-choices"
      consent={settleConsent({ ...NO_CONSENT, analytics: true, doNotSell: true }, false)}
      categories={['analytics', 'marketing']}
    />
  ),
  ConfirmSubscription: <ConfirmSubscription action="/subscribe/confirm" token="t" />,
  NewsletterLinkForm: (
    <NewsletterLinkForm
      action="/unsubscribe"
      email="june@"
      errors={{ email: 'email' }}
      attempt={1}
    />
  ),
  NewsletterPreferences: (
    <NewsletterPreferences
      action="/subscribe/preferences"
      token="t"
      unsubscribeHref="/unsubscribe"
      subscription={{ state: 'loaded', newsletter: { ...values, email: 'june@harrowmail.com' } }}
    />
  ),
  BusinessForm: (
    <BusinessForm
      action="/business/starter"
      kind="starter"
      values={{ ...EMPTY_BUSINESS, stage: 'idea', email: 'june@', question: 'How do I price?' }}
      errors={{ businessType: 'required', email: 'email' }}
      attempt={1}
    />
  ),
  StudentGrantForm: (
    <StudentGrantForm
      action="/design-grant/apply"
      values={{ ...EMPTY_STUDENT_GRANT, name: 'June', email: 'june@', proof: 'file_0000000001' }}
      errors={{ email: 'email', school: 'required', work: 'kind' }}
      attempt={1}
    />
  ),
  PrivacyRequestForm: (
    <PrivacyRequestForm
      action="/request-for-information"
      values={{ email: 'june@', request: 'access' }}
      errors={{ email: 'email' }}
      attempt={1}
    />
  ),
  RepresentForm: (
    <RepresentForm
      action="/represent-resident"
      values={{ request: 'delete', name: '', email: 'june@harrowmail.com', resident: 'ada' }}
      errors={{ name: 'required', resident: 'email' }}
      attempt={1}
    />
  ),
  SubscribeBanner: <SubscribeBanner action="/subscribe" />,
  SubscribeForm: (
    <SubscribeForm
      action="/subscribe"
      values={{ ...values, bySms: true }}
      errors={{ email: 'email', phone: 'required' }}
      attempt={1}
    />
  ),
  SubscribeLead: <SubscribeLead action="/subscribe" />,
  UnsubscribeForm: <UnsubscribeForm action="/unsubscribe" token="t" failed />,
}
