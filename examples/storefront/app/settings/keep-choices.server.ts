import { isShippingCountry } from '@selvage/core/checkout'
import type { User } from '@selvage/core/session'
import { patchPreferences } from '@selvage/core/session'
import { formatCountry } from '@selvage/i18n/format'
import { userOf } from '../account/session-user.server.ts'
import type { Choices } from './choices.ts'
import { choicesIn } from './market.ts'
import type { Shop } from '../page/shop-context.ts'

/**
 * Stores choices in cookies and at the gateway, which prices the orders of a session by its
 * preferences. A currency that the market does not have is its own instead. If the gateway fails,
 * the next cart sends them again.
 */
export async function keepChoices(shop: Shop, wanted: Partial<Choices>): Promise<void> {
  const chosen = choicesIn(shop.market, wanted)
  shop.remember(chosen)
  const user = await userOf(shop)
  if (user === null) return
  const changed = changedPreferences(user, chosen)
  if (Object.keys(changed).length === 0) return
  try {
    const preferences = await shop.gateway.send(patchPreferences, { body: changed })
    shop.session.setUser({ ...user, preferences })
  } catch (error) {
    console.error('preferences', error)
  }
}

/** Stores the settings that the page was shown with, because the visitor now buys with them. */
export async function keepShown(shop: Shop): Promise<void> {
  if (shop.choices !== undefined) await keepChoices(shop, shop.choices)
}

/**
 * Makes the country of an address that an order goes to the shop's country, so that header and cart
 * promise what the checkout charges. The next page says so once. The currency and the measures
 * stay, because the order is priced in them already.
 */
export async function followAddress(shop: Shop, country: string): Promise<void> {
  if (country === shop.page.country || !isShippingCountry(country)) return
  await keepChoices(shop, { country })
  shop.flash.show({
    text: 'navigation.countryFollows',
    params: { country: formatCountry(country, shop.page.locale) },
  })
}

function changedPreferences(
  { preferences }: User,
  { country, currency, measurement }: Partial<Choices>,
) {
  return {
    ...(country !== undefined && country !== preferences.country && { country }),
    ...(currency !== undefined && currency !== preferences.currency && { currency }),
    ...(measurement !== undefined && measurement !== preferences.measurement && { measurement }),
  }
}
