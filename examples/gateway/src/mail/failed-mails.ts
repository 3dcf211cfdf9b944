import { and, asc, isNotNull, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { outbox } from '../db/schema/outbox.ts'
import type { OutboxRow } from '../db/schema/outbox.ts'

/** How a person's decision about a failed mail ended. */
export type MailDecision = 'again' | 'dropped' | 'over'

/** Returns the mails that failed so often that a person decides about them, the oldest first. */
export const failedMails = ({ db }: Pick<Deps, 'db'>): Promise<OutboxRow[]> =>
  db.orm.select().from(outbox).where(isNotNull(outbox.failedAt)).orderBy(asc(outbox.failedAt))

const failed = (id: string) => and(sql`${outbox.id}::text = ${id}`, isNotNull(outbox.failedAt))

/** Lets a failed mail go again, with all its tries. */
export async function sendAgain(id: string, { db }: Deps): Promise<MailDecision> {
  const rows = await db.orm
    .update(outbox)
    .set({ failedAt: null, tries: 0, dueAt: sql`now()` })
    .where(failed(id))
    .returning()
  return rows.length > 0 ? 'again' : 'over'
}

/** Deletes a failed mail, which nobody gets any more. */
export async function dropMail(id: string, { db }: Deps): Promise<MailDecision> {
  const rows = await db.orm.delete(outbox).where(failed(id)).returning()
  return rows.length > 0 ? 'dropped' : 'over'
}
