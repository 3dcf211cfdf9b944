import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { currency, id } from '../contract/wire.ts'
import { designCard } from '../design/design-card.contract.ts'

/** Collections on one page. @source spec 2 §9 */
export const COLLECTION_PAGE_SIZE = 20

const fields = {
  id,
  slug: v.string(),
  collection_name: v.string(),
  description: v.string(),
  designer_only: v.boolean(),
  show_collection: v.boolean(),
  num_public_designs: v.number(),
  user: v.object({ user_id: id, screen_name: v.string(), name: v.string() }),
}

interface WireCollection {
  readonly id: number
  readonly slug: string
  readonly collection_name: string
  readonly description: string
  readonly designer_only: boolean
  readonly show_collection: boolean
  readonly num_public_designs: number
  readonly user: { readonly user_id: number; readonly screen_name: string; readonly name: string }
}

function ownNames(wire: WireCollection) {
  return {
    id: wire.id,
    slug: wire.slug,
    name: wire.collection_name,
    description: wire.description,
    designerOnly: wire.designer_only,
    shown: wire.show_collection,
    designCount: wire.num_public_designs,
    curator: { id: wire.user.user_id, name: wire.user.name, screenName: wire.user.screen_name },
  }
}

const collectionCard = v.pipe(
  /** Up to four designs for the picture of the collection. */
  v.object({
    ...fields,
    design_thumbnails: v.array(v.object({ id, palette: v.array(v.string()) })),
  }),
  v.transform((wire) => ({ ...ownNames(wire), thumbnails: wire.design_thumbnails })),
)
/** A collection as a list shows it. */
export type CollectionCard = v.InferOutput<typeof collectionCard>

const collection = v.pipe(
  v.object({ ...fields, design_docs: v.array(designCard) }),
  v.transform((wire) => ({ ...ownNames(wire), designs: wire.design_docs })),
)
/**
 * A designer's collection with its designs in the designer's order.
 * @source spec 2 §3.8
 */
export type Collection = v.InferOutput<typeof collection>

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
 * Lists the public collections, twenty on a page, the highest id first.
 */
export const listCollections = defineCall({
  name: 'collection.list',
  method: 'GET',
  path: '/scuppernong/collections',
  auth: 'none',
  cacheable: true,
  query: v.object({
    page_offset: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))),
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
