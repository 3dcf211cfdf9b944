import type { AnalyticsDecision, PageSetup, ShopEvent } from '@selvage/core/analytics'

/** The path of the storefront to which its pages send events. */
export const EVENTS_PATH = '/events'
/** The id of the script that has the events of a page. */
export const EVENTS_ID = 'page-events'
/** The channel on which the page of the choices posts what was decided, for the other tabs. */
export const DECISION_CHANNEL = 'selvage-decision'
/** The event with the shop of a page's islands, once they have made it. */
export const SHOP_EVENT = 'selvage-shop'
/** The channel on which pages post their events in development, for the page that shows them. */
export const DEBUG_CHANNEL = 'selvage-debug-events'

/** An event of a page. */
export interface PageEvent {
  readonly event: ShopEvent
  /** The key of an event that another page may have as well. */
  readonly id?: string | undefined
}

/** Everything that a page's script has to know to send events. */
export interface PageEvents {
  readonly decision: AnalyticsDecision
  /** The state of the page; its script adds the number of this visit and the size of the view. */
  readonly page: Omit<PageSetup, 'uuid' | 'viewport'>
  readonly events: readonly PageEvent[]
  /** The steps of a page that shows several, by their addresses. */
  readonly steps?: Readonly<Record<string, string>> | undefined
  /** True in development, where a page shows what becomes of events. */
  readonly isDebugged?: true | undefined
}
