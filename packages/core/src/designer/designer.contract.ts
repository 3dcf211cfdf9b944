import * as v from 'valibot'
import { collectionCard } from '../collection/wire-collection.contract.ts'
import { defineCall } from '../contract/define-call.ts'
import { id } from '../contract/wire.ts'

/**
 * Gets what a designer's own page shows, with their public collections that have designs, the
 * newest first, as many as `COLLECTION_PAGE_SIZE` at most. Their designs are a search for
 * `designers`. A name that no designer has is a 404.
 * @source spec 2 §2.2
 */
export const getDesigner = defineCall({
  name: 'designer.get',
  method: 'GET',
  path: '/designer/{screenName}',
  auth: 'none',
  cacheable: true,
  query: v.object({ page_locale: v.optional(v.string()) }),
  answer: v.pipe(
    v.object({
      id,
      name: v.string(),
      screen_name: v.string(),
      bio: v.string(),
      town: v.string(),
      num_public_designs: v.number(),
      num_favorites: v.number(),
      num_followers: v.number(),
      num_collections: v.number(),
      collections: v.array(collectionCard),
    }),
    v.transform((wire) => ({
      id: wire.id,
      name: wire.name,
      screenName: wire.screen_name,
      bio: wire.bio,
      town: wire.town,
      designCount: wire.num_public_designs,
      favoriteCount: wire.num_favorites,
      followerCount: wire.num_followers,
      collectionCount: wire.num_collections,
      collections: wire.collections,
    })),
  ),
  errors: ['USER_NOT_FOUND'],
})
/** A designer as their own page shows them; `favoriteCount` is that of all of their designs. */
export type Designer = v.InferOutput<typeof getDesigner.answer>
