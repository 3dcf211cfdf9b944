import type { Language } from '@selvage/core/locale'

/** One path, or the one we link to followed by others that open the same page. */
export type RoutePaths = string | readonly [string, ...string[]]

/** A page's paths by language; English must be there, it is what the others fall back to. */
export type TranslatedRoute = { readonly en: RoutePaths } & {
  readonly [Other in Exclude<Language, 'en'>]?: RoutePaths
}

export interface RouteTables {
  readonly translated: Readonly<Record<string, TranslatedRoute>>
  readonly untranslated: Readonly<Record<string, string>>
}

/**
 * What is wrong with a route table, or with the name that a route is asked for by. @source spec 2
 * §8
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

/** Thrown at once when a route is misconfigured: a developer's mistake, never a shopper's. */
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
 * Throws a `RouteError` unless every name is in exactly one table and every translated row has
 * English.
 */
export function checkRouteTables(tables: RouteTables): void {
  for (const [name, row] of Object.entries(tables.translated)) {
    if (Object.hasOwn(tables.untranslated, name)) throw new RouteError('defined-twice', name)
    if (row.en === undefined) throw new RouteError('no-fallback-locale', name)
  }
}
