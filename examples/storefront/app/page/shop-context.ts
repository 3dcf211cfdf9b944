import { createContext } from 'react-router'
import type { AnalyticsDecision } from '@selvage/core/analytics'
import type { AskedCategory, Consent } from '@selvage/core/consent'
import type { Gateway } from '@selvage/core/gateway'
import type { Language } from '@selvage/core/locale'
import type { Flash, FlashInput } from '@selvage/machines/flash'
import type { CartStore, Session } from '@selvage/machines/shop'
import type { Choices } from '../settings/choices.ts'
import type { Market } from '../settings/market.ts'
import type { HeldAnswers } from './held-answer.ts'
import type { PageSettings } from '../settings/page-settings.ts'

/** The visitor of one request: the settings of their pages, and the gateway with their session. */
export interface Shop {
  readonly page: PageSettings
  readonly market: Market
  /** The visitor's own language, whether the shop is offered in it or not. */
  readonly wantedLanguage: Language
  /** The shop's e-mail address for shoppers. */
  readonly contactEmail: string
  /** The query exactly as it was sent, before any parser. */
  readonly search: string
  readonly gateway: Gateway
  /** Creates a guest when a visitor without a session puts something into the cart. */
  readonly session: Session
  readonly cart: CartStore
  /** Returns an unguessable key for a write. */
  makeKey(): string
  /** Returns the key of the event that an order was placed, always the same. */
  orderKey(orderId: string): string
  /** The settings of this visitor's purchases; undefined when the gateway could not be asked. */
  readonly choices: Choices | undefined
  /**
   * Whether the browser's languages alone suggest how this page is shown, and it is the first of a
   * visit, which says so.
   */
  readonly isGuessed: boolean
  /** Stores choices in cookies of this response. */
  remember(chosen: Partial<Choices> & { readonly language?: Language }): void
  /** The messages of this page, and those that it leaves to the next. */
  readonly flash: {
    readonly messages: ReturnType<Flash['get']>
    readonly show: (input: FlashInput) => void
  }
  /** The answer to this page's form, and that to the form of this request. */
  readonly held: HeldAnswers
  /** The announcements that the visitor has closed. */
  readonly closed: {
    readonly ids: readonly string[]
    readonly add: (id: string) => void
    /** Returns the cookie that has one more, which a page's script stores. */
    readonly lineWith: (id: string) => string
  }
  /** The promo code of members that a guest has typed; the cart applies it once they log in. */
  readonly waitingPromo: {
    readonly code: string | undefined
    readonly keep: (code: string) => void
    readonly drop: () => void
  }
  /** The visitor's choice about privacy, without which nothing is stored or sent that needs one. */
  readonly consent: Consent
  /** The categories of what the shop stores that have to be asked for. */
  readonly asked: readonly AskedCategory[]
  /** Whether the visitor's pages may send events. */
  readonly analytics: AnalyticsDecision
  /** Whether the request has a session; without one there is no cart. */
  readonly hasSession: boolean
  /** True once the gateway has rejected the request's session as ended. */
  hasEnded(): boolean
  /**
   * Returns the `Set-Cookie` lines of an answer: the gateway's, choices and messages, as far as the
   * visitor allows them.
   */
  setCookies(answer: 'page' | 'redirect'): readonly string[]
}

/** The router context with the shop, for loaders and actions. */
export const shopContext = createContext<Shop>()
