import type { Language } from '@selvage/core/locale'
import type { SearchQuery } from '@selvage/core/search'
import { localizePath } from '@selvage/i18n/routes'
import { LANGUAGE_PARAM } from '../settings/choices.ts'

/** Returns the address of a designer's own page, with the kind of product that it shows. */
export const designerPath = (
  lang: Language,
  screenName: string,
  { on }: Pick<SearchQuery, 'on'> = {},
): string =>
  localizePath('designer', lang, { userName: screenName }, { on, [LANGUAGE_PARAM]: lang })

/** Returns the address of each designer's page as data, which an island takes. */
export const designerTemplate = (lang: Language): `${string}{screenName}${string}` =>
  decodeURI(designerPath(lang, '{screenName}')) as `${string}{screenName}${string}`
