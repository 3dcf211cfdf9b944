import { asShopError, shopError } from '@selvage/core/contract'
import type { Gateway } from '@selvage/core/gateway'
import { isCurrency, isLocale } from '@selvage/core/locale'
import type { GuestSession, PreferencesChange } from '@selvage/core/session'
import { loadCalls } from './lazy-gateway.ts'
import type { Session } from './session.ts'
import type { ShopOptions } from './shop-options.ts'

/** The preferences that the gateway prices the orders of a session by. */
export interface Preferences {
  /** Stores a change for the shopper's session, if there is one. Rejects with a ShopError. */
  save(change: PreferencesChange): Promise<void>
}

/** A shop's settings: those that it was made with, and what was saved since. */
export type ShopSettings = { -readonly [Name in keyof ShopOptions]: ShopOptions[Name] }

interface PreferencesParts {
  readonly gateway: Gateway
  readonly settings: ShopSettings
  readonly session: Session
  readonly guest: GuestSession | undefined
}

/** Makes the preferences of one shop's session. */
export function createPreferences({
  gateway,
  settings,
  session,
  guest,
}: PreferencesParts): Preferences {
  async function store(change: PreferencesChange): Promise<void> {
    const { patchPreferences } = await loadCalls()
    const preferences = await gateway.send(patchPreferences, { query: {}, body: change })
    const { user } = session.get()
    if (user) session.setUser({ ...user, preferences })
  }

  async function hasSession(): Promise<boolean> {
    if (guest) return guest.token() !== undefined
    const { status } = session.get()
    const known =
      status === 'unasked' || status === 'unknown' ? await session.load() : session.get()
    if (known.status === 'unknown') throw shopError('SERVER_ERROR')
    return known.status !== 'visitor'
  }

  return {
    async save(change) {
      if (await hasSession())
        await store(change).catch((error: unknown) => {
          // A session that has ended is made anew, with the settings that are kept below.
          if (asShopError(error).status !== 401) throw error
        })
      // A cart that is read from now on is for the new place, and so is a guest that is made.
      const { country, currency, locale, measurement } = change
      if (country !== undefined) settings.country = country
      if (isCurrency(currency)) settings.currency = currency
      if (isLocale(locale)) settings.locale = locale
      if (measurement !== undefined) settings.measurement = measurement
    },
  }
}
