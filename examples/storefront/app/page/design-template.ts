import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'

/** The address of a design's page with `{id}` where its number is. */
export type DesignTemplate = `${string}{id}${string}`

/** Returns the address of each design's page as data, which an island takes. */
export const designTemplate = (
  route: 'design' | 'fabric' | 'wallpaper',
  lang: Language,
): DesignTemplate => decodeURI(localizePath(route, lang, { designId: '{id}' })) as DesignTemplate
