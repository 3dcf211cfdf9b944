export { createRoutes, type RouteMatch, type RouteQuery, type Routes } from './create-routes.ts'
export {
  RouteError,
  type RouteFault,
  type RouteTables,
  type TranslatedRoute,
} from './route-table.ts'
export {
  alternatePaths,
  localizePath,
  matchPath,
  routeNames,
  routePatterns,
  type RouteName,
  type RouteParams,
} from './routes.ts'
