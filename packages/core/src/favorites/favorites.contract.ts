import * as v from 'valibot'
import { amongIds } from '../contract/among-ids.contract.ts'
import { defineCall } from '../contract/define-call.ts'
import { currency, listOffset } from '../contract/wire.ts'
import { designCard } from '../design/design-card.contract.ts'
import type { Currency } from '../locale/locale.table.ts'

/** Favorites on one page of a list. */
export const FAVORITES_PAGE_SIZE = 84

const answer = v.pipe(
  v.object({ favorite_count: v.number(), user_favorite: v.boolean() }),
  v.transform((wire) => ({ count: wire.favorite_count, isFavorite: wire.user_favorite })),
)
/** Whether a design is a favorite of the user's, and of how many users it is one. */
export type FavoriteState = v.InferOutput<typeof answer>

// The spec's calls name the change of the count; it is 1 or -1 whatever they say.
const countChange = v.strictObject({ favoriteCountChange: v.optional(v.number()) })

/**
 * Makes a design a favorite of the user's; one that is a favorite stays one. The count grows by 1.
 * Like every call of favorites it is a storefront's alone: any other page is UNAUTHORIZED (403).
 * @source spec 2 §3.8, §7
 */
export const addFavorite = defineCall({
  name: 'favorites.add',
  method: 'POST',
  path: '/design/{id}/favorite',
  body: countChange,
  answer,
  errors: ['NO_IMAGE_AVAILABLE', 'TOO_MANY_ATTEMPTS'],
})

/**
 * Takes a design off the user's favorites; one that is none stays none. The count shrinks by 1.
 * @source spec 2 §3.8, §7
 */
export const removeFavorite = defineCall({
  name: 'favorites.remove',
  method: 'DELETE',
  path: '/design/{id}/favorite',
  body: countChange,
  answer,
  errors: ['NO_IMAGE_AVAILABLE', 'TOO_MANY_ATTEMPTS'],
})

/** The query of {@link listFavorites}. */
export interface FavoritesQuery {
  /** Index of the first favorite, 0 or more. */
  readonly offset?: number
  readonly currency?: Currency | undefined
  /** ISO country of the page; without it no card says whether prices contain its tax. */
  readonly country?: string | undefined
}

/** Gets the user's favorite designs, the newest first, {@link FAVORITES_PAGE_SIZE} at most. */
export const listFavorites = defineCall({
  name: 'favorites.list',
  method: 'GET',
  path: '/user/me/favorites',
  query: v.object({
    page_offset: listOffset,
    currency: v.optional(currency),
    country: v.optional(v.string()),
    page_locale: v.optional(v.string()),
  }),
  encodeQuery: ({ offset, currency: shown, country }: FavoritesQuery) => ({
    page_offset: offset ? String(offset) : undefined,
    currency: shown,
    country,
  }),
  answer: v.pipe(
    v.object({ designs: v.array(designCard), total: v.number(), page_offset: v.number() }),
    v.transform((wire) => ({
      designs: wire.designs,
      total: wire.total,
      offset: wire.page_offset,
    })),
  ),
  errors: ['FIELD_VALUE_INVALID'],
})
/** A page of the user's favorites, with the number of all. */
export type FavoritesPage = v.InferOutput<typeof listFavorites.answer>

/** Gets which of 1 to 100 designs are favorites of the user's. */
export const favoritesAmong = defineCall({
  name: 'favorites.among',
  path: '/user/me/favorites/among',
  ...amongIds,
})
