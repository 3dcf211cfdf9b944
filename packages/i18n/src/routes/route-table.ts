import type { Language } from '@selvage/core/locale'

/** One path, or several that open the same page; links use the first. */
export type RoutePaths = string | readonly [string, ...string[]]

/** A page's paths by language. English is required, because other languages fall back to it. */
export type TranslatedRoute = { readonly en: RoutePaths } & {
  readonly [Other in Exclude<Language, 'en'>]?: RoutePaths
}

/** The pages of a site: those with a path for each language, and those with one path for all. */
export interface RouteTables {
  readonly translated: Readonly<Record<string, TranslatedRoute>>
  readonly untranslated: Readonly<Record<string, string>>
}

/**
 * Why a route table, or the name of a requested route, is wrong.
 * @source spec 2 §8
 */
export type RouteErrorReason =
  'defined-twice' | 'undefined' | 'no-fallback-locale' | 'missing-param'

const advice: Readonly<Record<RouteErrorReason, string>> = {
  'defined-twice':
    'is in both the translated and the untranslated table, so its address is ambiguous. Remove it from one of them.',
  undefined: 'is in neither route table, so it has no address. Add its row, or correct the name.',
  'no-fallback-locale':
    'has no English path, so languages without their own have none. Add `en` to its row.',
  'missing-param': 'needs each of its parameters, and each must have text. Pass them all.',
}

/** Thrown when routes are configured or used wrongly by a developer. */
export class RouteError extends Error {
  override readonly name = 'RouteError'
  readonly reason: RouteErrorReason
  readonly route: string

  constructor(reason: RouteErrorReason, route: string) {
    super(`Route '${route}' ${advice[reason]}`)
    this.reason = reason
    this.route = route
  }
}

/**
 * Throws a RouteError unless every name is in one table only and every translated row has English.
 */
export function checkRouteTables(tables: RouteTables): void {
  for (const [name, row] of Object.entries(tables.translated)) {
    if (Object.hasOwn(tables.untranslated, name)) throw new RouteError('defined-twice', name)
    if (row.en === undefined) throw new RouteError('no-fallback-locale', name)
  }
}
