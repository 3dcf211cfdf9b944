import type { Language } from '@selvage/core/locale'
import type { PrivacyRequest, PrivacyState } from '@selvage/core/privacy-request'
import { localizePath } from '@selvage/i18n/routes'
import type { RouteName } from '@selvage/i18n/routes'

type Shown = Pick<PrivacyRequest, 'request' | 'state'>

/** The pages about what has become of a request, each with its messages. @source spec 2 §2.1 */
const OUTCOMES = {
  'account-data-information-confirmed': 'information_confirmed',
  'account-data-information-expired': 'information_expired',
  'account-data-information-cancelled': 'information_cancelled',
  'account-data-deletion-in-progress': 'deletion_in-progress',
  'account-data-deletion-confirmed': 'deletion_confirmed',
  'account-data-deletion-expired': 'deletion_expired',
  'account-data-deletion-cancelled': 'deletion_cancelled',
} as const

/** A page about what has become of a request. */
type OutcomeRoute = keyof typeof OUTCOMES

const isOutcome = (route: RouteName | undefined): route is OutcomeRoute =>
  route !== undefined && Object.hasOwn(OUTCOMES, route)

/** Returns the name of the messages of an outcome's page; undefined for another page. */
export const outcomeOf = (route: RouteName | undefined) =>
  isOutcome(route) ? OUTCOMES[route] : undefined

const STATES = {
  asked: undefined,
  inProgress: 'in-progress',
  confirmed: 'confirmed',
  expired: 'expired',
  canceled: 'cancelled',
} as const satisfies Record<PrivacyState, string | undefined>

/** Returns the route of the page that shows a request as it is now. */
export function privacyRoute({ request, state }: Shown): OutcomeRoute | 'privacy-confirm' {
  const name = STATES[state]
  const of = request === 'access' ? 'information' : 'deletion'
  const route = `account-data-${of}-${name}` as RouteName
  return isOutcome(route) ? route : 'privacy-confirm'
}

/** Returns the address of the page that shows a request of a mail's token. */
export const privacyPath = (request: Shown, language: Language, token: string): string =>
  localizePath(privacyRoute(request), language, {}, { token })
