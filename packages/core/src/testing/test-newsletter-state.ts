import type { Newsletter, NewsletterForm } from '../newsletter/newsletter-rules.ts'

/** A confirmed subscription, and the member whose own it is. */
export interface TestNewsletter {
  record: Newsletter
  userId: string | null
}

/** A mail of the newsletter: one that confirms what was asked for, or leads to the preferences. */
export interface TestNewsletterMail {
  readonly email: string
  readonly token: string
  readonly confirms: boolean
}

/** A request that the token of a mail confirms. */
export interface TestNewsletterRequest {
  readonly form: NewsletterForm
  readonly userId: string | null
  used: boolean
}

/** Everything that a test gateway stores of the newsletter. */
export interface TestNewsletters {
  /** The confirmed subscriptions. */
  readonly subscriptions: TestNewsletter[]
  /** The requests by the tokens of the mails that confirm them. */
  readonly requests: Map<string, TestNewsletterRequest>
  /** The mails, the newest last. */
  readonly mails: TestNewsletterMail[]
}
