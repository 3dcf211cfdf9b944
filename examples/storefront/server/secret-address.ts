import { matchPath } from '@selvage/i18n/routes'
import type { RouteName } from '@selvage/i18n/routes'

/** Parameters of one visit or one mail, which no other site learns. */
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
  'subscribe-confirm',
  'subscribe-success',
  'newsletter-preferences',
  'unsubscribe',
  'privacy-confirm',
]

/** A secret parameter of the page that an address leads back to. */
const SECRET_WITHIN = /[?&](?:token|code|handover)=/

/** True for a page whose address no other site may learn. */
export const isSecretAddress = ({ pathname, searchParams }: URL): boolean =>
  SECRET_ROUTES.includes(matchPath(pathname)?.route) ||
  [...searchParams].some(([name, value]) => SECRET_PARAM.test(name) || SECRET_WITHIN.test(value))
