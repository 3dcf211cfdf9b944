import { CONNECTION_DESIGNS } from '@selvage/core/designer'
import { and, count, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { connections } from '../db/schema/connections.ts'
import { designers, designs } from '../db/schema/catalogue.ts'
import { selectCards } from '../design/cards.ts'
import type { CardRow } from '../design/cards.ts'
import { users } from '../db/schema/session.ts'

/** Returns how many members follow a designer. What a guest pressed waits for their login. */
export async function followersOf(db: Queryable, designerId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(connections)
    .innerJoin(users, eq(users.id, connections.userId))
    .where(and(eq(connections.designerId, designerId), eq(users.guest, false)))
  return row?.n ?? 0
}

/** Returns which of the designers a user follows. */
export async function connectionsAmongOf(
  db: Queryable,
  userId: string,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .select({ id: connections.designerId })
    .from(connections)
    .where(and(eq(connections.userId, userId), inArray(connections.designerId, [...ids])))
  return rows.map(({ id }) => id)
}

/** Returns the newest designs of each of the designers; mature ones only where asked for. */
export async function newestDesignsOf(
  designerIds: readonly number[],
  { withMature }: { readonly withMature: boolean },
  deps: Pick<Deps, 'db'>,
): Promise<CardRow[]> {
  if (designerIds.length === 0) return []
  const place = sql<number>`row_number() OVER (
    PARTITION BY ${designs.designerId} ORDER BY ${designs.createdAt} DESC, ${designs.id})`
  const numbered = deps.db.orm
    .select({ id: designs.id, place: place.as('place') })
    .from(designs)
    .where(
      and(
        inArray(designs.designerId, [...designerIds]),
        withMature ? undefined : eq(designs.mature, false),
      ),
    )
    .as('numbered')
  return selectCards(deps)
    .innerJoin(numbered, eq(numbered.id, designs.id))
    .where(lte(numbered.place, CONNECTION_DESIGNS))
    .orderBy(desc(designs.createdAt), designs.id)
}

/**
 * Moves what a guest has followed to the member who has logged in, where it counts. Nobody follows
 * themselves.
 */
export async function moveConnections(
  tx: Queryable,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${connections} (user_id, designer_id, created_at)
    SELECT ${to}, designer_id, created_at FROM ${connections} WHERE user_id = ${from}
      AND designer_id NOT IN (SELECT id FROM ${designers} WHERE user_id = ${to})
    ON CONFLICT DO NOTHING`)
  await tx.delete(connections).where(eq(connections.userId, from))
}
