import { safeRedirect } from '@selvage/core/gateway'
import type { Language } from '@selvage/core/locale'
import { alternatePaths, localizePath, matchPath } from '@selvage/i18n/routes'
import { CHOICE_PARAMS } from './choices.ts'

/**
 * Returns the path and query of one of our own pages, in the given language; for anything else, the
 * home page.
 */
export function pageToReturnTo(back: string, language: Language): string {
  const ours = 'http://shop.invalid'
  const path = safeRedirect(back, ours)
  const url = path === undefined ? undefined : new URL(path, ours)
  const page = url ? matchPath(url.pathname) : null
  if (!url || !page) return localizePath('home', language)
  // The form's choice replaces the choice in the address.
  for (const name of Object.values(CHOICE_PARAMS)) url.searchParams.delete(name)
  if (page.lang === language) return url.pathname + url.search
  return (
    alternatePaths(page.route as 'home', page.params as Record<string, never>)[language] +
    url.search
  )
}
