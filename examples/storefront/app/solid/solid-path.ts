import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'

/** The address of a solid's page with `{color}` for its color, as components take it. */
export const solidHrefFor = (lang: Language): `${string}{color}${string}` =>
  `${localizePath('solid', lang, { color: 'x' }).slice(0, -1)}{color}`
