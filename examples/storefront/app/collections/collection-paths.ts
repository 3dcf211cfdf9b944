import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import { QUESTION_PARAM } from '../account/account-paths.ts'
import { OWN_NAME } from '../favorites/favorites-path.ts'

/** The query parameter of one collection: its id, or `new`. */
export const COLLECTION_PARAM = 'collection'
export const NEW_COLLECTION = 'new'
/** The query parameter of the design that is added to collections. */
export const DESIGN_PARAM = 'design'
/** The question before a collection is deleted. */
export const DELETE_QUESTION = 'delete'

interface Shown {
  /** The collection whose form is shown. */
  readonly collection?: number | typeof NEW_COLLECTION
  readonly asks?: typeof DELETE_QUESTION
  /** The design that is added to collections. */
  readonly design?: number
}

/**
 * Returns the address of the page of a member's collections, of the form of one of them, of a
 * question about it, or of the choice of collections for a design.
 */
export function ownCollectionsPath(
  language: Language,
  { collection, asks, design }: Shown = {},
): string {
  return localizePath(
    'own-collections',
    language,
    { userName: OWN_NAME },
    { [COLLECTION_PARAM]: collection, [QUESTION_PARAM]: asks, [DESIGN_PARAM]: design },
  )
}

/** Returns a function of the same address for each collection. */
export const pageOfEach =
  (language: Language, asks?: typeof DELETE_QUESTION) =>
  ({ id }: { readonly id: number }): string =>
    ownCollectionsPath(language, { collection: id, ...(asks && { asks }) })
