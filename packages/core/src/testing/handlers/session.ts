import { isCurrency, measurementOf } from '../../locale/locale.ts'
import {
  createGuest,
  patchPreferences,
  refreshToken,
  whoAmI,
} from '../../session/session.contract.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { reject } from '../rejection.ts'
import { newId } from '../test-shop.ts'
import type { TestShop, TestUser } from '../test-shop.ts'

const wirePreferences = (shop: TestShop) => ({
  adult_content: shop.adultContent,
  country: shop.country,
  locale: shop.locale,
  currency: shop.currency,
  measurement_system: shop.measurement,
})

const wireUser = (shop: TestShop, user: TestUser) => ({
  id: user.id,
  screen_name: user.name,
  guest: user.guest,
  design_owner: false,
  pro: false,
  business_tools: false,
  order_id_pending: user.cart && !user.cart.closed ? user.cart.id : null,
  stay_legacy_user: false,
  preferences: wirePreferences(shop),
})

/** Calls of sessions, guests and preferences. */
export const sessionHandlers: readonly Handler[] = [
  handle(whoAmI, ({ shop, user }) => ({ data: { user: user && wireUser(shop, user) } })),
  handle(createGuest, ({ shop, body }) => {
    const country = body.country ?? shop.country
    const preferences = {
      country,
      currency: body.currency ?? shop.currency,
      measurement_system: measurementOf(country),
    }
    const user: TestUser = {
      id: newId(shop, 'user'),
      guest: true,
      name: null,
      cart: null,
      preferences,
    }
    shop.users.set(user.id, user)
    shop.country = country
    shop.currency = preferences.currency
    if (body.country !== undefined) shop.measurement = preferences.measurement_system
    if (body.kind === 'session') {
      shop.cookies = user.id
      return { user: wireUser(shop, user), cart_token: null }
    }
    const token = newId(shop, 'token').padEnd(43, '0')
    shop.tokens.set(token, user.id)
    return { user: wireUser(shop, user), cart_token: token }
  }),
  handle(refreshToken, ({ shop }) =>
    shop.cookies === null ? reject('EXPIRED_SESSION', { status: 401 }) : undefined,
  ),
  handle(patchPreferences, ({ shop, body: { preferences } }) => {
    const {
      country,
      currency,
      measurement_system: measurement,
      adult_content: adultContent,
    } = preferences
    if (currency !== undefined && !isCurrency(currency))
      reject('CURRENCY_INVALID', { field: 'currency' })
    if (isCurrency(currency)) shop.currency = currency
    if (country !== undefined) shop.country = country
    if (measurement !== undefined) shop.measurement = measurement
    if (adultContent !== undefined) shop.adultContent = adultContent
    return { preferences: wirePreferences(shop) }
  }),
]
