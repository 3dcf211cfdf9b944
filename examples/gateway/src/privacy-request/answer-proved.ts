import { PRIVACY_LINK_DAYS } from '@selvage/core/privacy-request'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { privacyRequests } from '../db/schema/privacy-request.ts'
import { newPublicId } from '../secrets/public-id.ts'
import { mailAbout } from './ask-about-data.ts'
import type { Asked } from './ask-about-data.ts'
import { daysAfter } from './privacy-requests.ts'

/**
 * Answers a request whose agent has proved the right to make it: a deletion begins after a week, in
 * which the person can cancel it by a link; a copy goes to the agent. A request of the person's own
 * that is still open ends.
 */
export async function answerProved(
  tx: Queryable,
  { email, ...asked }: Asked,
  now: Date,
): Promise<'in_progress' | 'confirmed'> {
  await tx
    .update(privacyRequests)
    .set({ state: 'canceled', endedAt: now, dueAt: null })
    .where(
      and(eq(privacyRequests.email, email), inArray(privacyRequests.state, ['asked', 'confirmed'])),
    )
  const isDeletion = asked.kind === 'delete'
  const privacyId = newPublicId()
  await tx.insert(privacyRequests).values({
    id: privacyId,
    email,
    requestedAt: now,
    confirmedAt: now,
    ...asked,
    ...(isDeletion
      ? { state: 'confirmed' as const, dueAt: daysAfter(now, PRIVACY_LINK_DAYS) }
      : { state: 'done' as const, endedAt: now }),
  })
  await mailAbout(tx, { privacyId, kind: isDeletion ? 'privacy-request' : 'privacy-agent' }, now)
  return isDeletion ? 'in_progress' : 'confirmed'
}
