import { HOME_GOOD_CODES, HOME_GOODS } from '@selvage/core/home-good'
import type { HomeGoodCategory, HomeGoodCode } from '@selvage/core/home-good'
import type { Language } from '@selvage/core/locale'
import { localizePath, routeNames } from '@selvage/i18n/routes'
import type { RouteName } from '@selvage/i18n/routes'

/** The parameter of a department's page that names one home good of it. */
const PRODUCT = 'product'

type HomeGoodRoute = Extract<RouteName, `home-good-${string}`>

/** Returns the route of the page of a design on a home good. */
export const homeGoodRoute = (code: HomeGoodCode): HomeGoodRoute => `home-good-${code}`

/**
 * Returns the route of a home good that a line names; undefined for one without a page. A page with
 * lines has the routes already, and not the home goods with their sizes and fabrics.
 */
export const homeGoodRouteOf = (code: string): HomeGoodRoute | undefined =>
  routeNames.find((name): name is HomeGoodRoute => name === `home-good-${code}`)

/** Returns the query of the designs for one home good of a department. */
export const homeGoodQuery = (code: HomeGoodCode): string => `${PRODUCT}=${code.toLowerCase()}`

/** Returns the address of the designs for a home good, on the page of its department. */
export const homeGoodDesignsHref = (lang: Language, code: HomeGoodCode): string =>
  `${localizePath(`department-${HOME_GOODS[code].category}`, lang)}?${homeGoodQuery(code)}`

/** Returns the home good of a department that an address names; undefined for any other value. */
export function readHomeGood(
  query: URLSearchParams,
  category: HomeGoodCategory,
): HomeGoodCode | undefined {
  const asked = query.get(PRODUCT)?.toUpperCase()
  const code = HOME_GOOD_CODES.find((each) => each === asked)
  return code && HOME_GOODS[code].category === category ? code : undefined
}
