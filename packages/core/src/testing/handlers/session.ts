import { currencyOf, isCountry, isCurrency, isLocale, measurementOf } from '../../locale/locale.ts'
import {
  createGuest,
  patchPreferences,
  refreshToken,
  whoAmI,
} from '../../session/session.contract.ts'
import type { CallBody } from '../../contract/define-call.ts'
import { handle, rejectWithoutSession, signedIn } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { addUser } from '../open-test-shop.ts'
import { reject } from '../rejection.ts'
import { newId, pendingCart } from '../test-shop.ts'
import type { TestPreferences } from '../test-account.ts'
import type { TestShop, TestUser } from '../test-shop.ts'

const wirePreferences = ({ preferences }: TestUser) => ({
  adult_content: preferences.adultContent,
  country: preferences.country,
  locale: preferences.locale,
  currency: preferences.currency,
  measurement_system: preferences.measurement,
})

/** A user on the wire. */
export const wireUser = (shop: TestShop, user: TestUser) => ({
  id: user.id,
  screen_name: user.name,
  email: user.account?.email ?? null,
  guest: user.guest,
  design_owner: user.account?.designer ?? false,
  pro: user.proYears > 0,
  business_tools: false,
  order_id_pending: pendingCart(user)?.id ?? null,
  guest_cart_id: user.guest ? null : guestCartOf(shop),
  newsletter_opt_in: user.account?.newsletter ?? false,
  stay_legacy_user: user.stayLegacy,
  preferences: wirePreferences(user),
})

/** The open cart of the guest before the login, which is not merged yet. */
function guestCartOf({ users, guestBefore }: TestShop): string | null {
  const guest = users.get(guestBefore ?? '')
  return guest?.mergedInto === null && guest.cart?.state === 'open' ? guest.cart.id : null
}

/** The preferences of a new user. Those that the request leaves out follow its country. */
export function readPreferences(
  usual: TestPreferences,
  {
    country,
    currency,
    locale,
  }: Pick<CallBody<typeof createGuest>, 'country' | 'currency' | 'locale'>,
): TestPreferences {
  const invalid = (field: string) => reject('FIELD_VALUE_INVALID', { field })
  if (locale !== undefined && !isLocale(locale)) return invalid('locale')
  const given = { ...usual, ...(currency && { currency }), ...(locale && { locale }) }
  if (country === undefined) return given
  if (!isCountry(country)) return invalid('country')
  const measurement = measurementOf(country)
  return { ...given, country, measurement, currency: currency ?? currencyOf(country) }
}

/** Returns what is wrong with an embed's guest. The sample shop has no partners. */
function problemOf({ country, partner }: CallBody<typeof createGuest>): string | undefined {
  const problems = [
    ...(isMade(country)
      ? [`The country ${JSON.stringify(country)} does not exist. Write for example "US".`]
      : []),
    ...(partner === undefined
      ? []
      : [`The partner key ${JSON.stringify(partner)} is not known to the shop. Leave it out.`]),
  ]
  return problems.length > 0 ? problems.join(' ') : undefined
}

/** True for a country that is given and does not exist. */
const isMade = (country: string | undefined) => country !== undefined && !isCountry(country)

/** Changes the preferences of a user, all of them or none. */
export function changePreferences(
  { guest, preferences }: TestUser,
  change: CallBody<typeof patchPreferences>['preferences'],
): void {
  const { country, currency, locale } = change
  const field = (name: string) => ({ field: `preferences.${name}` })
  if (currency !== undefined && !isCurrency(currency))
    return reject('CURRENCY_INVALID', field('currency'))
  if (country !== undefined && !isCountry(country))
    return reject('FIELD_VALUE_INVALID', field('country'))
  if (locale !== undefined && !isLocale(locale))
    return reject('FIELD_VALUE_INVALID', field('locale'))
  if (change.adult_content && guest) return reject('FIELD_VALUE_INVALID', field('adult_content'))
  preferences.country = country ?? preferences.country
  preferences.currency = currency ?? preferences.currency
  preferences.locale = locale ?? preferences.locale
  preferences.measurement = change.measurement_system ?? preferences.measurement
  preferences.adultContent = change.adult_content ?? preferences.adultContent
}

/** Calls of sessions, guests and preferences. */
export const sessionHandlers: readonly Handler[] = [
  handle(whoAmI, ({ shop, user }) => ({
    data: { user: user && user.mergedInto === null ? wireUser(shop, user) : null },
  })),
  handle(createGuest, ({ shop, body, user: known }) => {
    if (body.kind === 'session' && known && known.mergedInto === null)
      return { user: wireUser(shop, known), cart_token: null }
    const { country, ...others } = body
    const isNone = body.kind === 'embed' && isMade(country)
    const preferences = readPreferences(shop.preferences, isNone ? others : body)
    const user = addUser(shop, { name: null, preferences })
    if (body.kind === 'session') {
      Object.assign(shop, { cookies: user.id, logInId: null })
      return { user: wireUser(shop, user), cart_token: null }
    }
    const token = newId(shop, 'token').padEnd(43, '0')
    shop.tokens.set(token, user.id)
    const problem = problemOf(body)
    return {
      user: wireUser(shop, user),
      cart_token: token,
      ...(problem !== undefined && { page_problem: problem }),
    }
  }),
  handle(refreshToken, ({ shop }) => (shop.cookies === null ? rejectWithoutSession() : undefined)),
  handle(patchPreferences, (request) => {
    const user = signedIn(request)
    changePreferences(user, request.body.preferences)
    return { preferences: wirePreferences(user) }
  }),
]
