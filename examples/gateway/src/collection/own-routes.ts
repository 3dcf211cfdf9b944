import { readId } from '@selvage/core/contract'
import type { CallReply } from '@selvage/core/contract'
import {
  changeCollection,
  createCollection,
  deleteCollection,
  getMemberCollection,
  listOwnCollections,
} from '@selvage/core/collection'
import { DEFAULT_CURRENCY } from '@selvage/core/locale'
import { and, desc, eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { collections } from '../db/schema/catalogue.ts'
import { users } from '../db/schema/session.ts'
import { isDuplicate } from '../db/sql-error.ts'
import { toWireCards } from '../design/cards.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { httpError } from '../http/http-error.ts'
import { designsOf, selectCollections, toWireCollection, toWireThumbnails } from './collections.ts'
import { insertCollection, updateCollection } from './own-collections.ts'

const limited = { limit: 'collection' } as const

/** Returns a member's collections, the newest first, or the one with an id. */
async function owned(
  ownerId: string,
  deps: Pick<Deps, 'db'>,
  id?: number,
): Promise<CallReply<typeof listOwnCollections>['collections']> {
  const rows = await selectCollections(deps)
    .where(
      and(eq(collections.ownerId, ownerId), id === undefined ? undefined : eq(collections.id, id)),
    )
    .orderBy(desc(collections.id))
  const found = rows.map(({ collection }) => collection.id)
  const cards = await designsOf(found, deps, { withMature: true })
  return rows.map((row) => {
    const own = cards.get(row.collection.id) ?? []
    const shown = own.filter(({ mature }) => !mature).length
    return {
      ...toWireCollection(row, shown),
      design_ids: own.map(({ id }) => id),
      design_thumbnails: toWireThumbnails(own),
    }
  })
}

const notFound = () => httpError('COLLECTION_NOT_FOUND')

async function one(id: number, ownerId: string, deps: Pick<Deps, 'db'>) {
  const [collection] = await owned(ownerId, deps, id)
  if (!collection) throw notFound()
  return { collection }
}

/** Runs a change; a name that another collection of the member's has is rejected by its index. */
async function changing<T>(deps: Pick<Deps, 'db'>, change: (tx: Queryable) => Promise<T>) {
  try {
    return await deps.db.transaction(change)
  } catch (error) {
    if (!isDuplicate(error)) throw error
    throw httpError('COLLECTION_NAME_TAKEN', { field: 'name' })
  }
}

const create = handle(
  createCollection,
  async ({ body, session: { userId } }, deps) => {
    const id = await changing(deps, (tx) => insertCollection(tx, userId, body))
    return one(id, userId, deps)
  },
  limited,
)

const change = handle(
  changeCollection,
  async ({ params, body, session: { userId } }, deps) => {
    const id = readId(params.id)
    if (id === undefined) throw notFound()
    await changing(deps, (tx) => updateCollection(tx, { id, ownerId: userId }, body))
    return one(id, userId, deps)
  },
  limited,
)

const remove = handle(
  deleteCollection,
  async ({ params, session: { userId } }, deps) => {
    const id = readId(params.id)
    if (id !== undefined)
      await deps.db.orm
        .delete(collections)
        .where(and(eq(collections.id, id), eq(collections.ownerId, userId)))
    return { collections: await owned(userId, deps) }
  },
  limited,
)

const list = handle(listOwnCollections, async ({ session }, deps) => ({
  collections: await owned(session.userId, deps),
}))

const read = handle(getMemberCollection, async ({ params, query, session }, deps) => {
  const id = readId(params.id)
  const [row] = id === undefined ? [] : await selectCollections(deps).where(eq(collections.id, id))
  if (!row) throw notFound()
  const { collection } = row
  const isOwn = collection.ownerId === session.userId
  if (!isOwn && !(await isShownToDesigner(collection, session.userId, deps))) throw notFound()
  const found = await designsOf([collection.id], deps, { withMature: isOwn })
  const cards = found.get(collection.id) ?? []
  return {
    is_own: isOwn,
    collection: {
      ...toWireCollection(row, cards.filter(({ mature }) => !mature).length),
      design_docs: await toWireCards(cards, query.currency ?? DEFAULT_CURRENCY, deps, {
        country: query.country,
      }),
    },
  }
})

async function isShownToDesigner(
  { public: shown, designerOnly }: typeof collections.$inferSelect,
  userId: string,
  { db }: Pick<Deps, 'db'>,
): Promise<boolean> {
  if (!shown || !designerOnly) return false
  const own = eq(users.id, userId)
  const [user] = await db.orm.select({ isDesigner: users.designOwner }).from(users).where(own)
  return user?.isDesigner === true
}

/** The collections that members make. */
export const ownCollectionRoutes: readonly Route[] = [create, change, remove, list, read]
