import { isSameChoice } from '@selvage/core/consent'
import type { Consent } from '@selvage/core/consent'
import { and, asc, desc, eq, isNull, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { consents } from '../db/schema/consent.ts'
import type { ConsentRow } from '../db/schema/consent.ts'
import { users } from '../db/schema/session.ts'
import { newPublicId } from '../secrets/public-id.ts'

/** Who made a choice: the browser, and the user of its session if there is one. */
export interface Chooser {
  readonly browserId: string
  readonly userId: string | null
}

async function newest(tx: Queryable, condition: SQL | undefined): Promise<ConsentRow | undefined> {
  const [row] = await tx
    .select()
    .from(consents)
    .where(condition)
    .orderBy(desc(consents.chosenAt))
    .limit(1)
  return row
}

/** The newest choice of a user, in whichever browser. */
export const consentOfUser = (tx: Queryable, userId: string): Promise<ConsentRow | undefined> =>
  newest(tx, eq(consents.userId, userId))

/** The newest choice that a browser made without a member's session; undefined for none. */
export async function consentOfBrowser(
  tx: Queryable,
  browserId: string,
): Promise<ConsentRow | undefined> {
  const [found] = await tx
    .select({ consent: consents })
    .from(consents)
    .leftJoin(users, eq(users.id, consents.userId))
    .where(and(eq(consents.browserId, browserId), or(isNull(users.id), eq(users.guest, true))))
    .orderBy(desc(consents.chosenAt))
    .limit(1)
  return found?.consent
}

/**
 * Records a choice. The same choice as the newest of the user, or of a browser without a session,
 * is that record, so that a request that is sent again changes nothing.
 */
export async function recordConsent(
  tx: Queryable,
  { browserId, userId }: Chooser,
  consent: Consent,
  now: Date,
): Promise<ConsentRow> {
  const own =
    userId === null
      ? and(eq(consents.browserId, browserId), isNull(consents.userId))
      : eq(consents.userId, userId)
  // Two requests at once wait for each other at the oldest record.
  await tx
    .select({ id: consents.id })
    .from(consents)
    .where(own)
    .orderBy(asc(consents.chosenAt))
    .limit(1)
    .for('update')
  const last = await newest(tx, own)
  if (last?.byBrowser === consent.byBrowser && isSameChoice(last, consent)) return last
  const chosenAt = new Date(Math.max(now.getTime(), (last?.chosenAt.getTime() ?? 0) + 1))
  const row = { ...consent, id: newPublicId(), browserId, userId, chosenAt }
  await tx.insert(consents).values(row)
  return row
}
