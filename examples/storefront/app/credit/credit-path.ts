import type { Language } from '@selvage/core/locale'
import { localizePath } from '@selvage/i18n/routes'

/** The page of a member's store credit. */
export const creditPath = (lang: Language): string => localizePath('credit', lang, {}, { lang })
