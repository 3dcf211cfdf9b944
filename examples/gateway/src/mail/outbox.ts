import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { outbox } from '../db/schema/outbox.ts'
import type { OutboxRow } from '../db/schema/outbox.ts'
import { describeError } from '../log.ts'
import { MAIL_WRITERS } from './mail-writers.table.ts'
import type { Mailer } from './mailer.ts'

/** Mails that are sent at once, so that the last of them goes within its lease. */
const BATCH = 10
/** While one gateway sends a mail, the others leave it alone. */
const LEASE_S = 60
const MOST_TRIES = 20

/** True for a mail that goes on its way by itself. */
const isOpen = and(isNull(outbox.sentAt), isNull(outbox.failedAt))

/** Takes the mails that are due; a failed one waits longer each time. */
async function take(deps: Pick<Deps, 'db' | 'now'>): Promise<OutboxRow[]> {
  return deps.db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isOpen, lte(outbox.dueAt, sql`now()`)))
      .orderBy(asc(outbox.dueAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    return tx
      .update(outbox)
      .set({
        tries: sql`${outbox.tries} + 1`,
        dueAt: sql`now() + make_interval(secs => ${LEASE_S} * power(2, least(tries, 8)))`,
      })
      .where(
        inArray(
          outbox.id,
          due.map(({ id }) => id),
        ),
      )
      .returning()
  })
}

/** Sends what is due, each mail under its key; gives how many went out. */
export async function sendDue(deps: Deps, mailer: Mailer): Promise<number> {
  for (let sent = 0; ;) {
    const due = await take(deps)
    const done = await Promise.all(due.map((row) => send(row, mailer, deps)))
    sent += done.filter(Boolean).length
    // One that failed is due later.
    if (due.length < BATCH) return sent
  }
}

/** Sends one mail; false where it failed, and goes again later, or waits for a person at last. */
async function send(row: OutboxRow, mailer: Mailer, deps: Deps): Promise<boolean> {
  let isSent = true
  try {
    const mail = await MAIL_WRITERS[row.kind](row, deps)
    // Whose data is deleted has no address any more.
    if (mail && mail.to !== '') await mailer(mail)
  } catch (error) {
    deps.log({ level: 'warn', event: 'mail', error: describeError(error) })
    isSent = false
  }
  const end = isSent ? { sentAt: deps.now() } : { failedAt: deps.now() }
  if (isSent || row.tries >= MOST_TRIES)
    await deps.db.orm.update(outbox).set(end).where(eq(outbox.id, row.id))
  return isSent
}

/**
 * Lets the mails of a process that died go again at once; for the embedded database, which only one
 * process has.
 */
export async function freeMails(deps: Pick<Deps, 'db'>): Promise<void> {
  await deps.db.orm
    .update(outbox)
    .set({ dueAt: sql`now()` })
    .where(isOpen)
}
