import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { currency, id, text } from '../contract/wire.ts'
import { COLLECTION_DESCRIPTION_MAX, MOST_COLLECTION_DESIGNS } from './collection-rules.ts'
import type { DesignsChange } from './collection-rules.ts'
import { collection, collectionFields, collectionNames } from './wire-collection.contract.ts'

/** Longer than any name, so that a name with many spaces is cleaned first. */
const TYPED_NAME_MAX = 200

const own = v.pipe(
  v.object({
    ...collectionFields,
    design_ids: v.array(id),
    design_thumbnails: v.array(v.object({ id, palette: v.array(v.string()) })),
  }),
  v.transform((wire) => ({
    ...collectionNames(wire),
    designIds: wire.design_ids,
    thumbnails: wire.design_thumbnails,
  })),
)
/** A collection of the member's own, with the ids of its designs in the member's order. */
export type OwnCollection = v.InferOutput<typeof own>

const answer = v.pipe(
  v.object({ collection: own }),
  v.transform((wire) => wire.collection),
)

const ids = v.pipe(v.array(id), v.maxLength(MOST_COLLECTION_DESIGNS))
const details = {
  show_collection: v.optional(v.boolean()),
  description: v.optional(text(COLLECTION_DESCRIPTION_MAX, { multiline: true })),
  designer_only: v.optional(v.boolean()),
  designs: v.optional(ids),
}

/** A collection's texts and who may see it. */
export interface CollectionDetails {
  readonly name: string
  readonly description?: string | undefined
  /** True shows it to others; left out, a new one is its member's alone. */
  readonly shown?: boolean | undefined
  /** True shows it to designers alone, where it is shown. */
  readonly designerOnly?: boolean | undefined
}

const encodeDetails = ({ name, description, shown, designerOnly }: Partial<CollectionDetails>) => ({
  ...(name !== undefined && { name }),
  ...(description !== undefined && { description }),
  ...(shown !== undefined && { show_collection: shown }),
  ...(designerOnly !== undefined && { designer_only: designerOnly }),
})

const errors = [
  'UNAUTHORIZED',
  'FIELD_CANNOT_BE_BLANK',
  'FIELD_VALUE_INVALID',
  'FIELD_NAME_INVALID_OR_INEDITABLE',
  'COLLECTION_NAME_TAKEN',
  'COLLECTION_FULL',
  'NO_IMAGE_AVAILABLE',
  'TOO_MANY_ATTEMPTS',
] as const

/** A collection to make. */
export interface NewCollection extends CollectionDetails {
  readonly designIds?: readonly number[] | undefined
}

/** Makes a collection of the member's own. @source spec 2 §7 */
export const createCollection = defineCall({
  name: 'collection.create',
  method: 'POST',
  path: '/collection',
  auth: 'member',
  body: v.strictObject({ name: text(TYPED_NAME_MAX), ...details }),
  encodeBody: ({ designIds, name, ...given }: NewCollection) => ({
    ...encodeDetails(given),
    name,
    ...(designIds && { designs: [...designIds] }),
  }),
  answer,
  errors: [...errors, 'COLLECTION_LIMIT_REACHED'],
})

/** A change of a collection; what is left out stays. */
export interface CollectionChange extends Partial<CollectionDetails>, DesignsChange {}

/**
 * Changes a collection of the member's own; any other is a 404. `designs` is the wanted order: what
 * it does not name stays behind, and only `remove_designs` takes a design away.
 * @source spec 2 §7
 */
export const changeCollection = defineCall({
  name: 'collection.change',
  method: 'PATCH',
  path: '/collection/{id}',
  auth: 'member',
  body: v.strictObject({
    name: v.optional(text(TYPED_NAME_MAX)),
    ...details,
    add_designs: v.optional(ids),
    remove_designs: v.optional(ids),
  }),
  encodeBody: ({ add, remove, order, ...given }: CollectionChange) => ({
    ...encodeDetails(given),
    ...(order && { designs: [...order] }),
    ...(add && { add_designs: [...add] }),
    ...(remove && { remove_designs: [...remove] }),
  }),
  answer,
  errors: [...errors, 'COLLECTION_NOT_FOUND'],
})

const listed = v.pipe(
  v.object({ collections: v.array(own) }),
  v.transform((wire) => wire.collections),
)

/**
 * Deletes a collection of the member's own, and answers with the ones that are left; one that is
 * gone already is gone.
 * @source spec 2 §7
 */
export const deleteCollection = defineCall({
  name: 'collection.delete',
  method: 'DELETE',
  path: '/collection/{id}',
  auth: 'member',
  answer: listed,
  errors: ['UNAUTHORIZED', 'TOO_MANY_ATTEMPTS'],
})

/** Gets all collections of the member's own, the newest first. @source spec 1 §7 */
export const listOwnCollections = defineCall({
  name: 'collection.own',
  method: 'GET',
  path: '/collections/user/me',
  auth: 'member',
  answer: listed,
  errors: ['UNAUTHORIZED'],
})

/**
 * Gets a collection that a member may see and the public may not: one of the member's own, or one
 * for designers alone if the member is a designer. Any other is a 404.
 */
export const getMemberCollection = defineCall({
  name: 'collection.member',
  method: 'GET',
  path: '/collection/{id}',
  auth: 'member',
  query: v.object({
    currency: v.optional(currency),
    country: v.optional(v.string()),
    page_locale: v.optional(v.string()),
  }),
  answer: v.pipe(
    v.object({ collection, is_own: v.boolean() }),
    v.transform((wire) => ({ collection: wire.collection, isOwn: wire.is_own })),
  ),
  errors: ['UNAUTHORIZED', 'COLLECTION_NOT_FOUND', 'CURRENCY_INVALID'],
})
