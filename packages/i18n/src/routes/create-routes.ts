import type { Language } from '@selvage/core/locale'
import { languages } from '../locale/languages.table.ts'
import { isLanguage } from '../locale/locale.ts'
import { checkRouteTables, RouteError } from './route-table.ts'
import type { RoutePaths, RouteTables } from './route-table.ts'

/** The parameter names in a pattern: `fabric/{designId}` has `designId`. */
export type ParamNames<Pattern> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

type CanonicalPath<Paths> = Paths extends readonly [infer First, ...unknown[]] ? First : Paths
type EnglishPath<
  Tables extends RouteTables,
  Name extends string,
> = Name extends keyof Tables['translated']
  ? CanonicalPath<Tables['translated'][Name]['en']>
  : Name extends keyof Tables['untranslated']
    ? Tables['untranslated'][Name]
    : never

/** Name of a page in route tables. */
export type RouteNameIn<Tables extends RouteTables> = (
  keyof Tables['translated'] | keyof Tables['untranslated']
) &
  string
/** The parameters that the address of a page has. */
export type RouteParamsIn<Tables extends RouteTables, Name extends string> = {
  readonly [Param in ParamNames<EnglishPath<Tables, Name>>]: string | number
}

type RouteArgs<Params> = keyof Params extends never
  ? [params?: Params, query?: RouteQuery]
  : [params: Params, query?: RouteQuery]

/** Query parameters; an undefined one is left out. Spaces become `%20` and commas `%2C`. */
export type RouteQuery = Readonly<Record<string, string | number | undefined>>

/** The page of a path. An untranslated page has no language. */
export interface RouteMatch<Name extends string> {
  readonly route: Name
  readonly lang: Language | undefined
  readonly params: Readonly<Record<string, string>>
}

/** The functions that turn the names of pages into paths, and paths into names. */
export interface Routes<Tables extends RouteTables> {
  /**
   * Returns a page's path in a language: `localizePath('fabric', 'de', { designId })` is
   * `/de/stoff/…`. Throws a RouteError for an unknown page or a missing parameter.
   */
  localizePath<Name extends RouteNameIn<Tables>>(
    route: Name,
    lang: Language,
    ...rest: RouteArgs<RouteParamsIn<Tables, Name>>
  ): string
  /** Returns the page, language and parameters of a path, or null when no page has it. */
  matchPath(pathname: string): RouteMatch<RouteNameIn<Tables>> | null
  /**
   * Returns a page's paths in a language as patterns of a router, such as `/de/stoff/:designId`.
   * The canonical path comes first.
   */
  routePatterns(route: RouteNameIn<Tables>, lang: Language): readonly string[]
  /** Returns the page's path in every language, for `hreflang` and the language menu. */
  alternatePaths<Name extends RouteNameIn<Tables>>(
    route: Name,
    ...rest: RouteArgs<RouteParamsIn<Tables, Name>>
  ): Readonly<Record<Language, string>>
  readonly names: readonly RouteNameIn<Tables>[]
}

/**
 * Makes the route functions for two tables. Throws a RouteError when a name is in both tables or
 * has no English path.
 */
export function createRoutes<const Tables extends RouteTables>(tables: Tables): Routes<Tables> {
  checkRouteTables(tables)
  type Name = RouteNameIn<Tables>

  const patterns = (route: string, lang: Language): readonly string[] => {
    const row = Object.hasOwn(tables.translated, route) ? tables.translated[route] : undefined
    if (row !== undefined)
      return list(row[lang] ?? row.en).map((path) =>
        path === '' ? `/${lang}` : `/${lang}/${path}`,
      )
    const plain = Object.hasOwn(tables.untranslated, route) ? tables.untranslated[route] : undefined
    if (plain === undefined) throw new RouteError('undefined', route)
    return [plain]
  }

  const localize = (
    route: string,
    lang: Language,
    params: Readonly<Record<string, string | number>> = {},
    query: RouteQuery = {},
  ) => {
    const path = (patterns(route, lang)[0] ?? '/').replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = Object.hasOwn(params, name) ? String(params[name]) : ''
      if (value === '') throw new RouteError('missing-param', route)
      return encodeURIComponent(value)
    })
    return path + queryString(query)
  }

  const names = [...Object.keys(tables.translated), ...Object.keys(tables.untranslated)] as Name[]
  // Fixed segments take precedence over parameters: `shop/new` is a page of its own beside
  // `shop/{tag}`.
  const bySpecificity = names
    .flatMap((route) =>
      languages.flatMap((lang) =>
        patterns(route, lang).map((pattern) => ({ route, pattern: segments(pattern) })),
      ),
    )
    .sort((a, b) => paramCount(a.pattern) - paramCount(b.pattern))

  return {
    names,
    localizePath: (route, lang, ...[params, query]) => localize(route, lang, params, query),
    alternatePaths: (route, ...[params, query]) =>
      Object.fromEntries(
        languages.map((lang) => [lang, localize(route, lang, params, query)]),
      ) as Record<Language, string>,
    routePatterns: (route, lang) =>
      patterns(route, lang).map((pattern) => pattern.replace(/\{(\w+)\}/g, ':$1')),
    matchPath: (pathname) => {
      const parts = decodedSegments(pathname)
      if (parts === null) return null
      for (const { route, pattern } of bySpecificity) {
        const params = matchSegments(pattern, parts)
        if (params !== null)
          return {
            route,
            lang: isLanguage(parts[0] ?? '') ? (parts[0] as Language) : undefined,
            params,
          }
      }
      return null
    },
  }
}

const list = (paths: RoutePaths): readonly string[] => (typeof paths === 'string' ? [paths] : paths)
const segments = (path: string): string[] => path.split('/').filter((part) => part !== '')
const paramCount = (pattern: readonly string[]): number =>
  pattern.filter((part) => part.startsWith('{')).length

function matchSegments(
  pattern: readonly string[],
  parts: readonly string[],
): Record<string, string> | null {
  if (pattern.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [at, expected] of pattern.entries()) {
    const given = parts[at] ?? ''
    if (expected.startsWith('{')) params[expected.slice(1, -1)] = given
    else if (expected !== given) return null
  }
  return params
}

// A malformed escape such as `%E0%A4%A` matches no page and must not throw.
function decodedSegments(path: string): string[] | null {
  try {
    return segments(path).map(decodeURIComponent)
  } catch {
    return null
  }
}

function queryString(query: RouteQuery): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  )
  return given.length === 0
    ? ''
    : `?${given.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`
}
