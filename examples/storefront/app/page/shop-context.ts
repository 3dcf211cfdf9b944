import { createContext } from 'react-router'
import type { Gateway } from '@selvage/core/gateway'
import type { Language } from '@selvage/core/locale'
import type { CartStore, Session } from '@selvage/machines/shop'
import type { Choices } from '../settings/choices.ts'
import type { PageSettings } from '../settings/page-settings.ts'

/** One request's visitor: how pages are shown to them, and the gateway with their session. */
export interface Shop {
  readonly page: PageSettings
  /** Where shoppers write to. */
  readonly contactEmail: string
  /** The search string as it came, before any parser put it right. */
  readonly search: string
  readonly gateway: Gateway
  /** Makes a guest for a visitor who puts a first thing into the cart. */
  readonly session: Session
  readonly cart: CartStore
  /** An unguessable key for a write. */
  makeKey(): string
  /**
   * What this visitor buys with; undefined while the gateway could not say what they chose before.
   */
  readonly choices: Choices | undefined
  /** Keeps choices in the browser's cookies, with this request's answer. */
  remember(chosen: Partial<Choices> & { readonly language?: Language }): void
  /** Whether the browser brought a session; without one there is no cart to ask for. */
  readonly hasSession: boolean
  /** `Set-Cookie` lines so far: the gateway's, and what is to be remembered. */
  readonly setCookies: readonly string[]
}

/** Where loaders and actions find the shop: `context.get(shopContext)`. */
export const shopContext = createContext<Shop>()
