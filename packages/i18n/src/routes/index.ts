export { createRoutes } from './create-routes.ts'
export type {
  ParamNames,
  RouteMatch,
  RouteNameIn,
  RouteParamsIn,
  RouteQuery,
  Routes,
} from './create-routes.ts'
export { RouteError } from './route-table.ts'
export type { RouteErrorReason, RoutePaths, RouteTables, TranslatedRoute } from './route-table.ts'
export { alternatePaths, localizePath, matchPath, routeNames, routePatterns } from './routes.ts'
export type { RouteName, RouteParams } from './routes.ts'
