import * as v from 'valibot'
import { collectionCard } from '../collection/wire-collection.contract.ts'
import { amongIds } from '../contract/among-ids.contract.ts'
import { defineCall } from '../contract/define-call.ts'
import { listOffset } from '../contract/wire.ts'

const answer = v.pipe(
  v.object({ user_favorite: v.boolean() }),
  v.transform((wire) => ({ isFavorite: wire.user_favorite })),
)
/** Whether a collection is a favorite of the user's. */
export type CollectionFavoriteState = v.InferOutput<typeof answer>

/**
 * Makes a public collection a favorite of the user's; one that is a favorite stays one. Like every
 * call of favorites it is a storefront's alone.
 * @source spec 2 §7
 */
export const addCollectionFavorite = defineCall({
  name: 'favorites.addCollection',
  method: 'POST',
  path: '/collection/{id}/favorite',
  body: v.strictObject({}),
  answer,
  errors: ['COLLECTION_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
})

/**
 * Takes a collection off the user's favorites; one that is none, or is hidden by now, stays none.
 * @source spec 2 §7
 */
export const removeCollectionFavorite = defineCall({
  name: 'favorites.removeCollection',
  method: 'DELETE',
  path: '/collection/{id}/favorite',
  body: v.strictObject({}),
  answer,
  errors: ['TOO_MANY_ATTEMPTS'],
})

/** The query of {@link listCollectionFavorites}. */
export interface CollectionFavoritesQuery {
  /** Index of the first favorite, 0 or more. */
  readonly offset?: number
}

/**
 * Gets the public collections that are favorites of the user's, the newest favorite first, as many
 * as `COLLECTION_PAGE_SIZE` at most.
 */
export const listCollectionFavorites = defineCall({
  name: 'favorites.collections',
  method: 'GET',
  path: '/user/me/favorites/collections',
  query: v.object({ page_offset: listOffset, page_locale: v.optional(v.string()) }),
  encodeQuery: ({ offset }: CollectionFavoritesQuery) => ({
    page_offset: offset ? String(offset) : undefined,
  }),
  answer: v.pipe(
    v.object({ collections: v.array(collectionCard), total: v.number(), page_offset: v.number() }),
    v.transform((wire) => ({
      collections: wire.collections,
      total: wire.total,
      offset: wire.page_offset,
    })),
  ),
  errors: ['FIELD_VALUE_INVALID'],
})
/** A page of the collections that are favorites, with the number of all. */
export type CollectionFavoritesPage = v.InferOutput<typeof listCollectionFavorites.answer>

/** Gets which of 1 to 100 collections are favorites of the user's. */
export const collectionFavoritesAmong = defineCall({
  name: 'favorites.collectionsAmong',
  path: '/user/me/favorites/collections/among',
  ...amongIds,
})
