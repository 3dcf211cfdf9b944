import type { Language } from '@selvage/core/locale'
import type { Spelunk } from '@selvage/core/search'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { LANGUAGE_PARAM } from '../settings/choices.ts'

/** Returns the address of the designers or collections whose names have a text. */
export function spelunkPath(
  lang: Language,
  { type, s, pageOffset }: Spelunk & { readonly pageOffset?: number },
): string {
  return documentRoutes.localizePath(
    'spelunks',
    lang,
    {},
    {
      type,
      s: s === '' ? undefined : s,
      page_offset: pageOffset ? pageOffset : undefined,
      [LANGUAGE_PARAM]: lang,
    },
  )
}
