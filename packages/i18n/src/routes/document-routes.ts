import { businessRoutes } from './business-routes.table.ts'
import { contentRoutes } from './content-routes.table.ts'
import { createRoutes } from './create-routes.ts'
import type { RouteNameIn, Routes } from './create-routes.ts'
import { fabricRoutes } from './fabric-routes.table.ts'
import { stockRoutes } from './stock-routes.table.ts'
import { studentGrantRoutes } from './student-grant-routes.table.ts'

/**
 * Pages without a language in their path that only servers link to.
 * @source spec 2 §2.2
 */
const untranslatedDocuments = {
  spelunks: '/spelunks',
  'earnings-file': '/designs/earnings.csv',
} as const

const translatedDocuments: typeof fabricRoutes &
  typeof stockRoutes &
  typeof contentRoutes &
  typeof businessRoutes &
  typeof studentGrantRoutes = {
  ...fabricRoutes,
  ...stockRoutes,
  ...contentRoutes,
  ...businessRoutes,
  ...studentGrantRoutes,
}

interface Tables {
  readonly translated: typeof translatedDocuments
  readonly untranslated: typeof untranslatedDocuments
}

/**
 * A page that only servers link to: of a fabric, by its code, the fabric shop or one of its groups
 * (`fabric-shop-linen`), of ready-made items (`book-bundle`), all of these (`gift-ideas`), all
 * solids (`solids`), the designers and collections (`spelunks`), a text of the shop (`about`), a
 * form of a grant (`business-owner`, `student-grant`), or the file of a designer's sales
 * (`earnings-file`).
 */
export type DocumentRouteName = RouteNameIn<Tables>

/**
 * The routes of the pages that only servers link to, apart from the others, so that no page loads
 * them: `documentRoutes.localizePath('BELGIAN_LINEN', 'de')` is `/de/belgisches-leinen`.
 */
export const documentRoutes: Routes<Tables> = createRoutes({
  translated: translatedDocuments,
  untranslated: untranslatedDocuments,
})

export { contentCategorySlugs } from './content-routes.table.ts'
