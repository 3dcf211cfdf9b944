import { createContext } from 'react-router'
import type { Gateway } from '@selvage/core/gateway'
import type { Session } from '@selvage/machines/shop'
import type { PageSettings } from './page-settings.ts'

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
  /** An unguessable key for a write. */
  makeKey(): string
  /** Whether the browser brought a session; without one there is no cart to ask for. */
  readonly hasSession: boolean
  /** `Set-Cookie` lines that the gateway answered with so far. */
  readonly setCookies: readonly string[]
}

/** Where loaders and actions find the shop: `context.get(shopContext)`. */
export const shopContext = createContext<Shop>()
