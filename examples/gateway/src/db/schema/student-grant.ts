import type { GrantFileUse } from '@selvage/core/student-grant'
import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bytea, timestampColumn } from './columns.ts'

/** Applications for the student project grant; they stay for a year. */
export const studentGrantApplications = pgTable(
  'student_grant_applications',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** In lower case, as `accountEmail` gives it. */
    email: text('email').notNull(),
    /** The locale of the page, in which the mails are written. */
    locale: text('locale').notNull(),
    school: text('school').notNull(),
    program: text('program').notNull(),
    country: text('country').notNull(),
    plan: text('plan').notNull(),
    /** The deadline of the semester in which it counts. */
    closesOn: date('closes_on', { mode: 'string' }).notNull(),
    /** The hash of all of it: the same application sent twice is one. */
    fingerprint: bytea('fingerprint').notNull().unique(),
    appliedAt: timestampColumn('applied_at').notNull(),
  },
  (table) => [
    index('student_grant_applications_round').on(table.closesOn, table.email, table.appliedAt),
    index('student_grant_applications_email').on(table.email),
    index('student_grant_applications_age').on(table.appliedAt),
  ],
)

/** The type of a stored file: a PDF as it came, or a picture drawn anew. */
export type StudentGrantFileType = 'application/pdf' | 'image/webp'

/** The files of applications, which the operator alone reads. */
export const studentGrantFiles = pgTable(
  'student_grant_files',
  {
    /** Known to the sender alone until the application has it. */
    id: text('id').primaryKey(),
    use: text('use').$type<GrantFileUse>().notNull(),
    type: text('type').$type<StudentGrantFileType>().notNull(),
    bytes: bytea('bytes').notNull(),
    /** Null until an application has it. */
    applicationId: text('application_id').references(() => studentGrantApplications.id, {
      onDelete: 'cascade',
    }),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    unique().on(table.applicationId, table.use),
    index('student_grant_files_unsent')
      .on(table.createdAt)
      .where(sql`${table.applicationId} IS NULL`),
  ],
)
