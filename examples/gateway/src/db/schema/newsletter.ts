import type { NewsletterChoice, NewsletterForm, NewsletterLanguage } from '@selvage/core/newsletter'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './account.ts'
import { indexOfPresent, timestampColumn } from './columns.ts'

/** Requests for the newsletter, until their mails confirm them. */
export const newsletterRequests = pgTable(
  'newsletter_requests',
  {
    id: text('id').primaryKey(),
    /** In lower case, as `accountEmail` gives it. */
    email: text('email').notNull(),
    /** The locale of the page, in which the mail is written. */
    locale: text('locale').notNull(),
    /** Null where the mail leads to the preferences alone. */
    form: jsonb('form').$type<NewsletterForm>(),
    /** The member who asked, at the address of the account. */
    userId: text('user_id').references(() => accounts.userId, { onDelete: 'set null' }),
    requestedAt: timestampColumn('requested_at').notNull(),
    usedAt: timestampColumn('used_at'),
  },
  (table) => [
    index('newsletter_requests_age').on(table.requestedAt),
    indexOfPresent('newsletter_requests_user', table.userId),
  ],
)

/** Confirmed subscriptions to the newsletter. */
export const newsletters = pgTable(
  'newsletters',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique(),
    country: text('country').notNull(),
    phone: text('phone').notNull(),
    language: text('language').$type<NewsletterLanguage>().notNull(),
    choices: jsonb('choices').$type<readonly NewsletterChoice[]>().notNull(),
    byEmail: boolean('by_email').notNull(),
    bySms: boolean('by_sms').notNull(),
    /** The version of the consent to text messages; null without one. */
    smsText: text('sms_text'),
    smsConsentAt: timestampColumn('sms_consent_at'),
    userId: text('user_id').references(() => accounts.userId, { onDelete: 'set null' }),
    confirmedAt: timestampColumn('confirmed_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (table) => [
    indexOfPresent('newsletters_user', table.userId),
    index('newsletters_ended')
      .on(table.updatedAt)
      .where(sql`NOT ${table.byEmail} AND NOT ${table.bySms}`),
  ],
)
export type NewsletterRow = typeof newsletters.$inferSelect
