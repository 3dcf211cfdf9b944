import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import { LANGUAGE_PARAM } from '../settings/choices.ts'

/** The name in the path under which everybody finds their own favorites. */
export const OWN_NAME = 'me'

/** The parts of the address that name a place in the list of designs and of collections. */
export const OFFSETS = { designs: 'page_offset', collections: 'collections_offset' } as const

/** Returns the address of the visitor's own favorites, from a place in one of their lists on. */
export function favoritesPath(
  lang: Language,
  offset = 0,
  list: keyof typeof OFFSETS = 'designs',
): string {
  const query = { [LANGUAGE_PARAM]: lang, [OFFSETS[list]]: offset > 0 ? offset : undefined }
  const path = localizePath('favorites', lang, { userName: OWN_NAME }, query)
  return list === 'collections' ? `${path}#collections` : path
}
