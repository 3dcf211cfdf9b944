import * as v from 'valibot'
import { id } from '../contract/wire.ts'
import { designCard } from '../design/design-card.contract.ts'

/** Fields of every collection on the wire. */
export const collectionFields = {
  id,
  slug: v.string(),
  collection_name: v.string(),
  description: v.string(),
  designer_only: v.boolean(),
  show_collection: v.boolean(),
  num_public_designs: v.number(),
  /** Its maker; a member has a name and no id. */
  user: v.object({ user_id: v.nullable(id), screen_name: v.string(), name: v.string() }),
}

/** {@link collectionFields} as they are decoded. */
export interface WireCollection {
  readonly id: number
  readonly slug: string
  readonly collection_name: string
  readonly description: string
  readonly designer_only: boolean
  readonly show_collection: boolean
  readonly num_public_designs: number
  readonly user: {
    readonly user_id: number | null
    readonly screen_name: string
    readonly name: string
  }
}

/** Returns the domain's names of what every collection has. */
export function collectionNames(wire: WireCollection) {
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

/** Decodes a collection as a list has it. */
export const collectionCard = v.pipe(
  /** Up to four designs for the picture of the collection. */
  v.object({
    ...collectionFields,
    design_thumbnails: v.array(v.object({ id, palette: v.array(v.string()) })),
  }),
  v.transform((wire) => ({ ...collectionNames(wire), thumbnails: wire.design_thumbnails })),
)
/** A collection as a list shows it. */
export type CollectionCard = v.InferOutput<typeof collectionCard>

/** Decodes a collection with its designs. */
export const collection = v.pipe(
  v.object({ ...collectionFields, design_docs: v.array(designCard) }),
  v.transform((wire) => ({ ...collectionNames(wire), designs: wire.design_docs })),
)
/**
 * A collection with its designs in its maker's order.
 * @source spec 2 §3.8
 */
export type Collection = v.InferOutput<typeof collection>
