import { PRIVACY_LINK_DAYS } from '@selvage/core/privacy-request'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { privacyRequests } from '../db/schema/privacy-request.ts'
import { httpError } from '../http/http-error.ts'
import { newPublicId } from '../secrets/public-id.ts'
import { mailAbout } from './ask-about-data.ts'
import type { Asked } from './ask-about-data.ts'
import { changeRequest } from './confirm-request.ts'
import { daysAfter } from './privacy-requests.ts'

/**
 * Answers a request whose agent has proved the right to make it: a deletion begins after a week, in
 * which the person can cancel it by a link, and replaces one that nobody has confirmed; a copy goes
 * to the agent. A deletion that is under way goes on, and another one is rejected with 409.
 */
export async function answerProved(
  tx: Queryable,
  { email, ...asked }: Asked,
  now: Date,
): Promise<'in_progress' | 'confirmed'> {
  const isDeletion = asked.kind === 'delete'
  if (isDeletion) await endAsked(tx, email, now)
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

async function endAsked(tx: Queryable, email: string, now: Date): Promise<void> {
  const open = await tx
    .select({ id: privacyRequests.id, state: privacyRequests.state })
    .from(privacyRequests)
    .where(
      and(
        eq(privacyRequests.email, email),
        inArray(privacyRequests.state, ['asked', 'confirmed', 'deleting']),
      ),
    )
    .for('update')
  for (const request of open) {
    if (request.state !== 'asked')
      throw httpError('FIELD_VALUE_INVALID', {
        status: 409,
        field: 'resident',
        message: 'A deletion of the data of this address is under way, and goes on.',
      })
    await changeRequest(tx, request, { state: 'canceled', endedAt: now, dueAt: null })
  }
}
