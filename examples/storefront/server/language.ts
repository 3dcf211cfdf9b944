import type { Language } from '@selvage/core/locale'
import { fallbackLanguage, isLanguage, languageOf } from '@selvage/i18n/locale'
import { wantedTags } from './accept-language.ts'

/**
 * Returns the language of a visitor's first page: the one chosen before, else the browser's first
 * supported one, else English.
 */
export function negotiateLanguage(
  chosen: string | undefined,
  acceptLanguage: string | null,
): Language {
  if (chosen !== undefined && isLanguage(languageOf(chosen)) && isLanguage(chosen.slice(0, 2)))
    return languageOf(chosen)
  const subtags = wantedTags(acceptLanguage).map((tag) => tag.slice(0, 2).toLowerCase())
  return subtags.find(isLanguage) ?? fallbackLanguage
}
