import type { BusinessKind, BusinessStage, BusinessType } from '@selvage/core/business'
import { date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, timestampColumn } from './columns.ts'

/** Applications for the small-business grant; they stay for a year. */
export const businessApplications = pgTable(
  'business_applications',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<BusinessKind>().notNull(),
    /** In lower case, as `accountEmail` gives it. */
    email: text('email').notNull(),
    /** The locale of the page, in which the mails are written. */
    locale: text('locale').notNull(),
    businessType: text('business_type').$type<BusinessType>().notNull(),
    /** The address of an owner's shop. */
    shopLink: text('shop_link'),
    /** How far a starter's business is. */
    stage: text('stage').$type<BusinessStage>(),
    question: text('question').notNull(),
    /** The last day of the round in which it counts. */
    closesOn: date('closes_on', { mode: 'string' }).notNull(),
    /** The hash of all of it: the same application sent twice is one. */
    fingerprint: bytea('fingerprint').notNull().unique(),
    appliedAt: timestampColumn('applied_at').notNull(),
  },
  (table) => [
    index('business_applications_round').on(table.closesOn, table.appliedAt),
    index('business_applications_email').on(table.email),
    index('business_applications_age').on(table.appliedAt),
  ],
)
