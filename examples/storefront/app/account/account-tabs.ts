import type { Language } from '@selvage/core/locale'
import { addressesPath } from '../addresses/address-paths.ts'
import { ownCollectionsPath } from '../collections/collection-paths.ts'
import { creditPath } from '../credit/credit-path.ts'
import { connectionsPath } from '../designer/connections-path.ts'
import { earningsPath } from '../earnings/earnings-path.ts'
import { ownDesignsPath } from '../own-designs/own-designs-path.ts'
import { ordersPath } from '../orders/order-paths.ts'
import { passkeysPath } from '../passkey/passkeys-path.ts'
import { profilePath } from '../profile/profile-path.ts'
import { cardsPath } from './cards-path.ts'

/** The pages of an account, and the address of each. */
export const TAB_PATHS = {
  orders: ordersPath,
  addresses: addressesPath,
  // These are the pages of whoever is logged in, and name no member.
  cards: (lang: Language) => cardsPath(lang),
  credit: (lang: Language) => creditPath(lang),
  designs: (lang: Language) => ownDesignsPath(lang),
  earnings: (lang: Language) => earningsPath(lang),
  collections: (lang: Language) => ownCollectionsPath(lang),
  connections: (lang: Language) => connectionsPath(lang),
  passkeys: (lang: Language) => passkeysPath(lang),
  settings: profilePath,
} as const

/** A page of an account. */
export type AccountTab = keyof typeof TAB_PATHS

/** The pages of an account, in their order. */
export const accountTabs = Object.keys(TAB_PATHS) as readonly AccountTab[]
