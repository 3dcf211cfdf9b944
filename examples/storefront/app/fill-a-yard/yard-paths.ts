import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'

/** The pages that Fill-A-Yard leads to. The server names them, so that no island has all routes. */
export interface YardPaths {
  readonly landing: string
  readonly options: string
  readonly canvas: string
  readonly cart: string
  /** The page of the collection. */
  readonly collection: string
}

/** Returns the pages of a collection's yard in a language. */
export function yardPaths(lang: Language, collectionId: number): YardPaths {
  return {
    landing: localizePath('fill-a-yard', lang),
    options: localizePath('fill-a-yard-options', lang),
    canvas: localizePath('fill-a-yard-canvas', lang),
    cart: localizePath('cart', lang),
    collection: localizePath('collection', lang, { collectionId }),
  }
}
