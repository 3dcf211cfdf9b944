import { plainSlug } from '../contract/plain-slug.ts'
import { withoutOverrides } from '../contract/without-overrides.ts'

/** The longest name of a collection, in UTF-16 units. */
export const COLLECTION_NAME_MAX = 60
/** The longest description of a collection, in UTF-16 units. */
export const COLLECTION_DESCRIPTION_MAX = 500
/** Collections that one member has at most. */
export const MOST_COLLECTIONS = 100
/** Designs that one collection has at most. */
export const MOST_COLLECTION_DESIGNS = 200

/** Anything that a reader sees: not a space, a mark alone, or a character without a shape. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u

/** Normalizes a collection's name for storing: trimmed, NFC, each run of spaces as one. */
export function normalizeCollectionName(name: string): string {
  return withoutOverrides(name).normalize('NFC').trim().replace(/\s+/g, ' ')
}

/** Returns the code of what is wrong with a normalized name; undefined when it can be used. */
export function collectionNameError(
  name: string,
): 'FIELD_CANNOT_BE_BLANK' | 'FIELD_VALUE_INVALID' | undefined {
  if (!VISIBLE.test(name)) return 'FIELD_CANNOT_BE_BLANK'
  return name.length > COLLECTION_NAME_MAX ? 'FIELD_VALUE_INVALID' : undefined
}

/** Two names that differ by capitals alone are one name. */
export const collectionNameKey = (name: string): string =>
  normalizeCollectionName(name).toLowerCase()

/** Returns the part of a collection's address that names it. */
export function collectionSlug(name: string): string {
  return plainSlug(name) || 'collection'
}

/** Who may see a collection: its member alone, designers too, or everybody. */
export const COLLECTION_AUDIENCES = ['member', 'designers', 'everybody'] as const
/** One of {@link COLLECTION_AUDIENCES}. */
export type CollectionAudience = (typeof COLLECTION_AUDIENCES)[number]

/** A collection's two marks, of which `designerOnly` counts where it is shown. */
interface Shown {
  readonly shown: boolean
  readonly designerOnly: boolean
}

/** Returns who may see a collection. */
export function audienceOf({ shown, designerOnly }: Shown): CollectionAudience {
  if (!shown) return 'member'
  return designerOnly ? 'designers' : 'everybody'
}

/** Returns the marks of a collection that an audience may see. */
export const shownTo = (audience: CollectionAudience): Shown => ({
  shown: audience !== 'member',
  designerOnly: audience === 'designers',
})

/** A change of the designs of a collection. */
export interface DesignsChange {
  readonly add?: readonly number[] | undefined
  readonly remove?: readonly number[] | undefined
  /** The wanted order. */
  readonly order?: readonly number[] | undefined
}

/**
 * Returns the designs of a collection after a change. An order places what the collection has: a
 * design that it does not name stays behind the named ones, and one that is gone does not come
 * back, so that two pages open at once lose nothing of each other's.
 */
export function changeDesigns(
  held: readonly number[],
  { add = [], remove = [], order = [] }: DesignsChange,
): number[] {
  const gone = new Set(remove)
  const left = new Set([...held, ...add].filter((id) => !gone.has(id)))
  return [...new Set([...order.filter((id) => left.has(id)), ...left])]
}

/** The moves of a design in the order of its collection. */
export const DESIGN_MOVES = ['first', 'earlier', 'later'] as const
/** One of {@link DESIGN_MOVES}. */
export type DesignMove = (typeof DESIGN_MOVES)[number]

/** Returns the order after a design has moved; one that is at its end already stays there. */
export function moveDesign(
  order: readonly number[],
  id: number,
  move: DesignMove,
): readonly number[] {
  const from = order.indexOf(id)
  const others = order.filter((each) => each !== id)
  const to = move === 'first' ? 0 : from + (move === 'later' ? 1 : -1)
  return from < 0 || to < 0 ? order : others.toSpliced(to, 0, id)
}
