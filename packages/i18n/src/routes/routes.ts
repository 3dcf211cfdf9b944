import { createRoutes } from './create-routes.ts'
import type { RouteNameIn, RouteParamsIn, Routes } from './create-routes.ts'
import { translatedRoutes } from './translated-routes.table.ts'
import { untranslatedRoutes } from './untranslated-routes.table.ts'

interface Tables {
  readonly translated: typeof translatedRoutes
  readonly untranslated: typeof untranslatedRoutes
}

/** The name of one of the storefront's pages. */
export type RouteName = RouteNameIn<Tables>

/** The parameters of a page's path. */
export type RouteParams<Name extends RouteName> = RouteParamsIn<Tables, Name>

const routes: Routes<Tables> = createRoutes({
  translated: translatedRoutes,
  untranslated: untranslatedRoutes,
})

/** The names of all pages. */
export const routeNames: readonly RouteName[] = routes.names

/**
 * Returns a page's path in a language: `localizePath('fabric', 'de', { designId })` is
 * `/de/stoff/…`. Throws a RouteError for an unknown page or a missing parameter.
 */
export const localizePath: Routes<Tables>['localizePath'] = routes.localizePath

/** Returns the page, language and parameters of a path, or null when no page has it. */
export const matchPath: Routes<Tables>['matchPath'] = routes.matchPath

/**
 * Returns a page's paths in a language as patterns of a router, such as `/de/stoff/:designId`. The
 * canonical path comes first.
 */
export const routePatterns: Routes<Tables>['routePatterns'] = routes.routePatterns

/** Returns a page's path in every language, for `hreflang` and the language menu. */
export const alternatePaths: Routes<Tables>['alternatePaths'] = routes.alternatePaths
