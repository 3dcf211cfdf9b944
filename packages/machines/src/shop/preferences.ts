import { asShopError, shopError } from '@selvage/core/contract'
import type { Gateway } from '@selvage/core/gateway'
import { isCurrency, isLocale } from '@selvage/core/locale'
import { patchPreferences } from '@selvage/core/session'
import type { GuestSession, PreferencesChange } from '@selvage/core/session'
import type { Session } from './session.ts'
import type { ShopOptions } from './shop-options.ts'

/** A shop's settings: those that it was made with, and what was saved since. */
export type ShopSettings = { -readonly [Name in keyof ShopOptions]: ShopOptions[Name] }

/** The parts of a shop that its preferences concern. */
interface ShopParts {
  readonly gateway: Gateway
  readonly settings: ShopSettings
  readonly session: Session
  readonly guest: GuestSession | undefined
}

/**
 * Stores a change of the preferences by which the gateway prices the orders of the shopper's
 * session, if there is one. Rejects with a ShopError.
 */
export async function savePreferences(shop: ShopParts, change: PreferencesChange): Promise<void> {
  if (await hasSession(shop))
    await store(shop, change).catch((error: unknown) => {
      // A session that has ended is made anew, with the settings that are kept below.
      if (asShopError(error).status !== 401) throw error
    })
  const { settings } = shop
  // A cart that is read from now on is for the new place, and so is a guest that is made.
  const { country, currency, locale, measurement } = change
  if (country !== undefined) settings.country = country
  if (isCurrency(currency)) settings.currency = currency
  if (isLocale(locale)) settings.locale = locale
  if (measurement !== undefined) settings.measurement = measurement
}

async function store({ gateway, session }: ShopParts, change: PreferencesChange): Promise<void> {
  const preferences = await gateway.send(patchPreferences, { query: {}, body: change })
  const { user } = session.get()
  if (user) session.setUser({ ...user, preferences })
}

async function hasSession({ guest, session }: ShopParts): Promise<boolean> {
  if (guest) return guest.token() !== undefined
  const { status } = session.get()
  const known = status === 'unasked' || status === 'unknown' ? await session.load() : session.get()
  if (known.status === 'unknown') throw shopError('SERVER_ERROR')
  return known.status !== 'visitor'
}
