import type { Language } from '@selvage/core/locale'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { pathIn } from '../page/path-in.ts'
import { LANGUAGE_PARAM } from '../settings/choices.ts'

/** The query parameter of the place in the list of sales. */
export const OFFSET_PARAM = 'offset'

/** Returns the address of a member's earnings, with the sales from a place in the list on. */
export const earningsPath = (lang: Language, offset = 0): string =>
  pathIn('earnings', lang, { [OFFSET_PARAM]: offset > 0 ? String(offset) : undefined })

/** Returns the address of the file with all of a member's sales. */
export const earningsFilePath = (lang: Language): string =>
  documentRoutes.localizePath('earnings-file', lang, {}, { [LANGUAGE_PARAM]: lang })
