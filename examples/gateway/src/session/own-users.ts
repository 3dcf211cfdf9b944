import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { sessions, users } from '../db/schema/session.ts'

/** Who asks, as far as it decides what is theirs. */
export interface Owner {
  readonly userId: string
  readonly sessionId?: string | null
}

/**
 * The ids of a caller: the user's own, those of every guest whose cart came along at a login, and
 * that of the guest before this session, whose cart comes along once it is paid.
 */
export const ownUsers = ({ userId, sessionId = null }: Owner): SQL => sql`(
  SELECT ${userId}::text UNION ALL
  SELECT ${users.id} FROM ${users} WHERE ${users.mergedInto} = ${userId} UNION ALL
  SELECT ${sessions.guestId} FROM ${sessions}
    WHERE ${sessions.id} = ${sessionId} AND ${sessions.userId} = ${userId}
      AND ${sessions.guestId} IS NOT NULL)`

/** Returns the member to whom a guest's account came along, or the user. */
export async function ownerOf(db: Queryable, userId: string): Promise<string> {
  const [user] = await db
    .select({ mergedInto: users.mergedInto })
    .from(users)
    .where(eq(users.id, userId))
  return user?.mergedInto ?? userId
}
