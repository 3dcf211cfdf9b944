import { readId } from '@selvage/core/contract'
import { COLLECTION_PAGE_SIZE, getCollection, listCollections } from '@selvage/core/collection'
import { DEFAULT_CURRENCY } from '@selvage/core/locale'
import { count } from 'drizzle-orm'
import { collections } from '../db/schema/catalogue.ts'
import { toWireCards } from '../design/cards.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import {
  designsOf,
  findCollection,
  isListed,
  selectListed,
  toWireCollection,
  toWireCollectionCards,
} from './collections.ts'

const one = handle(getCollection, async ({ params, query }, deps) => {
  const found = await findCollection(readId(params.id), deps)
  const cards = (await designsOf([found.id], deps)).get(found.id) ?? []
  return {
    collection: {
      ...toWireCollection(found, cards.length),
      design_docs: await toWireCards(cards, query.currency ?? DEFAULT_CURRENCY, deps, {
        country: query.country,
      }),
    },
  }
})

const many = handle(listCollections, async ({ query }, deps) => {
  const page = query.page_offset ?? 0
  const [all] = await deps.db.orm.select({ n: count() }).from(collections).where(isListed)
  const rows = await selectListed(deps, page)
  return {
    collections: await toWireCollectionCards(rows, deps),
    total: all?.n ?? 0,
    page_offset: page,
    page_size: COLLECTION_PAGE_SIZE,
  }
})

/** Designers' collections. */
export const collectionRoutes: readonly Route[] = [one, many]
