import type { Language } from '@selvage/core/locale'
import { localizePath, matchPath } from '@selvage/i18n/routes'
import type { RouteName, RouteParams } from '@selvage/i18n/routes'

/** The pages whose paths have no parameters. */
export type PlainRoute = {
  [Name in RouteName]: keyof RouteParams<Name> extends never ? Name : never
}[RouteName]

/**
 * Returns the address of a page in a language: one whose path has no language names it in its
 * query, because its readers would else get that of their browser.
 */
export function pathIn(
  route: PlainRoute,
  language: Language,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  // The names of all pages without parameters are too many at once for the compiler.
  const name = route as 'home'
  const [, first] = localizePath(name, language).split('/')
  const lang = first === language ? undefined : language
  // `LANGUAGE_PARAM`, whose module no island of the cart has to load.
  return localizePath(name, language, {}, { lang, ...query })
}

/**
 * Returns the address of one of our own pages, which names the language where neither its path nor
 * its query names one.
 */
export function inLanguage(page: string, language: Language): string {
  const { pathname, search, searchParams, hash } = new URL(page, 'http://shop.invalid')
  const match = matchPath(pathname)
  const isNamed = match === null || match.lang !== undefined || searchParams.has('lang')
  if (isNamed) return page
  if (match.route === 'root') return localizePath('home', language) + search + hash
  return `${pathname}${search === '' ? '?' : `${search}&`}lang=${language}${hash}`
}
