import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { users } from '../db/schema/session.ts'
import type { Session } from '../http/visitor.ts'
import { currentVisitor } from './known-visitor.ts'

/**
 * True when mature designs are shown: to a member who turned them on, unless the link turns them
 * off. Guests never see them. The catalog is open to all, so a session that has to be refreshed
 * counts as none.
 */
export async function seesMature(
  context: { readonly visitor: Session | null },
  showMatureContent: string | undefined,
  deps: Pick<Deps, 'db'>,
): Promise<boolean> {
  const visitor = currentVisitor(context)
  if (!visitor || visitor.guest || showMatureContent === 'false') return false
  const [row] = await deps.db.orm
    .select({ adult: users.adultContent, guest: users.guest })
    .from(users)
    .where(eq(users.id, visitor.userId))
  return row !== undefined && !row.guest && row.adult
}
