import { matchPath } from '@selvage/i18n/routes'
import type { RouteName } from '@selvage/i18n/routes'

/** Parameters of one visit, which no other site and no link to the page repeats. */
export const SECRET_PARAM = /^(?:token|code|handover)$/

/** Pages whose addresses name an order, an account or a cart. */
const SECRET_ROUTES: readonly (RouteName | undefined)[] = [
  'invoice',
  'packing-slip',
  'order',
  'guest-order',
  'account',
  'cart-handover',
  'password-edit',
]

/** True for a page whose address no other site may learn. */
export const isSecretAddress = ({ pathname, searchParams }: URL): boolean =>
  SECRET_ROUTES.includes(matchPath(pathname)?.route) ||
  [...searchParams.keys()].some((name) => SECRET_PARAM.test(name))
