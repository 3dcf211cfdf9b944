import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { privacyRequests } from '../db/schema/privacy-request.ts'
import type { PrivacyRequestRow } from '../db/schema/privacy-request.ts'
import { httpError } from '../http/http-error.ts'
import { mailAbout } from './ask-about-data.ts'

/**
 * Confirms a request that was asked for. A copy is made whenever it is downloaded, by an agent as
 * well; a deletion is the worker's.
 */
export async function confirmRequest(
  tx: Queryable,
  request: PrivacyRequestRow,
  now: Date,
): Promise<PrivacyRequestRow> {
  const { id: privacyId, kind, agentEmail } = request
  if (kind === 'delete') {
    await mailAbout(tx, { privacyId, kind: 'privacy-request' }, now)
    return changeRequest(tx, request, { state: 'confirmed', confirmedAt: now, dueAt: now })
  }
  await mailAbout(tx, { privacyId, kind: 'privacy-data' }, now)
  if (agentEmail !== null) await mailAbout(tx, { privacyId, kind: 'privacy-agent' }, now)
  return changeRequest(tx, request, { state: 'done', confirmedAt: now, endedAt: now })
}

/** Stores a change of a request. */
export async function changeRequest(
  tx: Queryable,
  { id }: Pick<PrivacyRequestRow, 'id'>,
  to: Partial<PrivacyRequestRow>,
): Promise<PrivacyRequestRow> {
  const [stored] = await tx
    .update(privacyRequests)
    .set(to)
    .where(eq(privacyRequests.id, id))
    .returning()
  if (!stored) throw httpError('FIELD_VALUE_INVALID', { field: 'token' })
  return stored
}
