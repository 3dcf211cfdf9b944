import { createContext } from 'react-router'
import type { Gateway } from '@selvage/core/gateway'
import type { PageSettings } from './page-settings.ts'

/** One request's visitor: how pages are shown to them, and the gateway with their session. */
export interface Shop {
  readonly page: PageSettings
  readonly gateway: Gateway
  /** `Set-Cookie` lines that the gateway answered with so far. */
  readonly setCookies: readonly string[]
}

/** Where loaders and actions find the shop: `context.get(shopContext)`. */
export const shopContext = createContext<Shop>()
