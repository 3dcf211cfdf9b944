import { createRoutes } from './create-routes.ts'
import type { RouteNameIn, Routes } from './create-routes.ts'
import { fabricRoutes } from './fabric-routes.table.ts'

interface Tables {
  readonly translated: typeof fabricRoutes
  readonly untranslated: Readonly<Record<never, string>>
}

/**
 * The page of a fabric, by its code, the fabric shop, or one of its groups: `fabric-shop-linen`.
 */
export type FabricRouteName = RouteNameIn<Tables>

/**
 * The routes of the fabrics' own pages: `fabricPages.localizePath('BELGIAN_LINEN', 'de')` is
 * `/de/belgisches-leinen`.
 */
export const fabricPages: Routes<Tables> = createRoutes({
  translated: fabricRoutes,
  untranslated: {},
})
