import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { currency, listOffset } from '../contract/wire.ts'
import { collection, collectionCard } from './wire-collection.contract.ts'

export type { Collection, CollectionCard } from './wire-collection.contract.ts'

/** Collections on one page. @source spec 2 §9 */
export const COLLECTION_PAGE_SIZE = 20

/**
 * Gets one collection with its public designs. A collection that is unknown or hidden is a 404.
 * @source spec 1 §7
 */
export const getCollection = defineCall({
  name: 'collection.get',
  method: 'GET',
  path: '/scuppernong/collections/{id}',
  auth: 'none',
  cacheable: true,
  query: v.object({
    currency: v.optional(currency),
    country: v.optional(v.string()),
    page_locale: v.optional(v.string()),
  }),
  answer: v.pipe(
    v.object({ collection }),
    v.transform((wire) => wire.collection),
  ),
  errors: ['COLLECTION_NOT_FOUND', 'CURRENCY_INVALID'],
})

/** The query of {@link listCollections}. */
export interface CollectionsQuery {
  /** Number of the page, from 0; the first one when left out. */
  readonly pageOffset?: number | undefined
}

/**
 * Lists the public collections that have designs, twenty on a page, the highest id first.
 */
export const listCollections = defineCall({
  name: 'collection.list',
  method: 'GET',
  path: '/scuppernong/collections',
  auth: 'none',
  cacheable: true,
  query: v.object({
    page_offset: listOffset,
    page_locale: v.optional(v.string()),
  }),
  encodeQuery: ({ pageOffset }: CollectionsQuery) => ({
    page_offset: pageOffset === undefined ? undefined : String(pageOffset),
  }),
  answer: v.pipe(
    v.object({
      collections: v.array(collectionCard),
      total: v.number(),
      page_offset: v.number(),
      page_size: v.number(),
    }),
    v.transform((wire) => ({
      collections: wire.collections,
      total: wire.total,
      pageOffset: wire.page_offset,
      pageSize: wire.page_size,
    })),
  ),
  errors: ['FIELD_VALUE_INVALID'],
})
