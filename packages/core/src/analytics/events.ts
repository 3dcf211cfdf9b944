import type { Money } from '../money/money.ts'
import type { EventItem } from './event-items.ts'

/** The state of a page that its events share. @source spec 2 §3.13 */
export interface PageSetup {
  /** The name of the page's route, such as `fabric`. */
  readonly pageName: string
  /** The language that the page is in, such as `de`. */
  readonly pageLang: string
  /** The page apart from its language: its name, and the design or collection that it shows. */
  readonly pageKey: string
  readonly hostname: string
  /** A random number of this visit of the page. It is stored nowhere, and no other page has it. */
  readonly uuid: string
  /** Pixels of CSS. */
  readonly viewport: { readonly width: number; readonly height: number }
}

/** The names of all events. */
export const EVENT_NAMES = [
  'page_viewed',
  'design_viewed',
  'product_viewed',
  'search_made',
  'favorite_added',
  'favorite_removed',
  'added_to_cart',
  'removed_from_cart',
  'cart_viewed',
  'checkout_step_viewed',
  'order_placed',
] as const
/** The name of an event. */
export type EventName = (typeof EVENT_NAMES)[number]

/** Lines, and what they cost. */
interface WithTotal {
  readonly items: readonly EventItem[]
  readonly total: Money
}

/** The data of each event. None of it says who somebody is. */
export interface EventData {
  readonly page_viewed: Readonly<Record<never, never>>
  readonly design_viewed: { readonly designId: number }
  /** The product that a page shows first; its quantity is 1. */
  readonly product_viewed: { readonly items: readonly EventItem[] }
  readonly search_made: {
    /** The typed text; `eventTerms` takes addresses and numbers off it. */
    readonly terms: string
    /** The part of the shop that is searched. */
    readonly on: string
    readonly sort: string
    /** How many designs were found. */
    readonly results: number
  }
  readonly favorite_added: { readonly designId: number }
  readonly favorite_removed: { readonly designId: number }
  /** The pieces that came in, of a new line or of one that was there. */
  readonly added_to_cart: { readonly items: readonly EventItem[] }
  /** The pieces that went out, of a line that is left or gone. */
  readonly removed_from_cart: { readonly items: readonly EventItem[] }
  readonly cart_viewed: WithTotal
  readonly checkout_step_viewed: { readonly step: string }
  readonly order_placed: WithTotal
}

/** One event of a shop, with the data of its name. */
export type ShopEvent = {
  [Name in EventName]: { readonly name: Name } & EventData[Name]
}[EventName]

/** An event with what makes it count once. */
export interface RecordedEvent {
  /** An unguessable key of 16 to 64 base64url characters; the same event has the same. */
  readonly id: string
  /** When it happened, as ISO 8601 in UTC. */
  readonly at: string
  readonly event: ShopEvent
}

/** Events of one page in the order in which they happened. */
export interface EventBatch {
  readonly page: PageSetup
  readonly events: readonly RecordedEvent[]
}

/** The most events of one batch. */
export const BATCH_LIMIT = 20
/** The most lines of one event; the rest is left out. */
export const EVENT_ITEM_LIMIT = 50

/** The parts of a page of which {@link pageSetup} makes its key. */
export interface PageParts extends Pick<PageSetup, 'pageName'> {
  /** The parameters of the page's path. */
  readonly params: Readonly<Record<string, string | undefined>>
}

/** The parameters that a key may have; a name, a number of an order or a token is in none. */
const KEY_PARAMS = ['designId', 'collectionId'] as const

/**
 * Returns the given parts of a page's setup state with its key. Neither its query nor a name in its
 * path is in it.
 */
export function pageSetup<Parts extends PageParts>({
  params,
  ...parts
}: Parts): Omit<Parts, 'params'> & Pick<PageSetup, 'pageKey'> {
  const ids = KEY_PARAMS.flatMap((name) => {
    const id = /^\d+/.exec(params[name] ?? '')?.[0]
    return id === undefined ? [] : [id]
  })
  return { ...parts, pageKey: [parts.pageName, ...ids].join('/') }
}
