import type { Language } from '@selvage/core/locale'
import { fallbackLanguage, isLanguage, languageOf } from '@selvage/i18n/locale'

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
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';')
      const quality = params
        .map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1])
        .find((q) => q !== undefined)
      return {
        subtag: tag.trim().slice(0, 2).toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality),
      }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return wanted.map(({ subtag }) => subtag).find(isLanguage) ?? fallbackLanguage
}
