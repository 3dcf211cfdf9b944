import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'
import { LANGUAGE_PARAM } from '../settings/choices.ts'

/** The name in the path under which everybody finds their own favorites. */
export const OWN_NAME = 'me'

/** Returns the address of the visitor's own favorites, from a place in their list on. */
export function favoritesPath(lang: Language, offset = 0): string {
  const query = { [LANGUAGE_PARAM]: lang, page_offset: offset > 0 ? offset : undefined }
  return localizePath('favorites', lang, { userName: OWN_NAME }, query)
}
