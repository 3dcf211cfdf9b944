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

export const { localizePath, matchPath, routePatterns, alternatePaths } = routes
