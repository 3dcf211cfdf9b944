import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { users } from '../db/schema/session.ts'
import { httpError } from '../http/http-error.ts'

/**
 * Rejects the write of a guest whose cart came along to a member: it was sent before the browser
 * had the member's session, with which it is sent again after a refresh. The lock keeps the merge
 * waiting until the write is done.
 */
export async function assertWrites(tx: Queryable, userId: string): Promise<void> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.mergedInto)))
    .for('share')
  if (!user) throw httpError('JWTExpired')
}
