import type { HomeGoodCode } from '@selvage/core/home-good'
import type { RouteName } from '@selvage/i18n/routes'

/** Returns the route of the page of a design on a home good. */
export const homeGoodRoute = (code: HomeGoodCode): Extract<RouteName, `home-good-${string}`> =>
  `home-good-${code}`
