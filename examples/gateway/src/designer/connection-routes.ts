import {
  CONNECTIONS_PAGE_SIZE,
  connectionsAmong,
  followDesigner,
  listConnections,
  unfollowDesigner,
} from '@selvage/core/designer'
import { DEFAULT_CURRENCY } from '@selvage/core/locale'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { designers } from '../db/schema/catalogue.ts'
import { connections } from '../db/schema/connections.ts'
import { users } from '../db/schema/session.ts'
import { handle } from '../http/handle.ts'
import type { CallContext, Route } from '../http/handle.ts'
import { httpError } from '../http/http-error.ts'
import { seesMature } from '../session/sees-mature.ts'
import { toWireCards } from '../design/cards.ts'
import { assertWrites } from '../session/assert-writes.ts'
import { connectionsAmongOf, followersOf, newestDesignsOf } from './connections.ts'
import { findDesigner } from './designers.ts'

type Change = Pick<CallContext<typeof followDesigner>, 'params' | 'session'>

async function change({ params, session }: Change, isFollowing: boolean, deps: Deps) {
  const { userId } = session
  const { id: designerId, userId: ownerId } = await findDesigner(params.screenName, deps)
  return deps.db.transaction(async (tx) => {
    await assertWrites(tx, userId)
    const [user] = await tx.select({ guest: users.guest }).from(users).where(eq(users.id, userId))
    if (isFollowing && ownerId === userId) throw httpError('FIELD_VALUE_INVALID')
    if (isFollowing)
      await tx
        .insert(connections)
        .values({ userId, designerId, createdAt: deps.now() })
        .onConflictDoNothing()
    else
      await tx
        .delete(connections)
        .where(and(eq(connections.userId, userId), eq(connections.designerId, designerId)))
    const isGuest = user?.guest !== false
    return {
      user_connection: isFollowing && !isGuest,
      num_followers: await followersOf(tx, designerId),
      needs_login: isFollowing && isGuest,
    }
  })
}

const limited = { limit: 'favorite-address' } as const
const follow = handle(followDesigner, (context, deps) => change(context, true, deps), limited)
const unfollow = handle(unfollowDesigner, (context, deps) => change(context, false, deps), limited)

const among = handle(connectionsAmong, async ({ query, session }, deps) => ({
  ids: await connectionsAmongOf(deps.db.orm, session.userId, query.ids),
}))

const list = handle(listConnections, async (context, deps) => {
  const { page_offset: offset = 0, currency = DEFAULT_CURRENCY } = context.query
  const own = eq(connections.userId, context.session.userId)
  const [rows, [all], withMature] = await Promise.all([
    deps.db.orm
      .select({ id: designers.id, name: designers.name, screen_name: designers.screenName })
      .from(connections)
      .innerJoin(designers, eq(designers.id, connections.designerId))
      .where(own)
      .orderBy(desc(connections.createdAt), desc(connections.designerId))
      .limit(CONNECTIONS_PAGE_SIZE)
      .offset(offset),
    deps.db.orm.select({ total: count() }).from(connections).where(own),
    seesMature(context, undefined, deps),
  ])
  const ids = rows.map(({ id }) => id)
  const cards = await newestDesignsOf(ids, { withMature }, deps)
  const wire = await toWireCards(cards, currency, deps)
  return {
    connections: rows.map((designer) => ({
      ...designer,
      design_docs: wire.filter((card) => card.designer.id === designer.id),
    })),
    total: all?.total ?? 0,
    page_offset: offset,
  }
})

/** Whom members follow. */
export const connectionRoutes: readonly Route[] = [follow, unfollow, among, list]
