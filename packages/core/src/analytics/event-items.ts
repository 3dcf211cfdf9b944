import type { OrderItem } from '../cart/order-item.contract.ts'
import { isHomeGoodCode } from '../home-good/home-good.ts'
import { HOME_GOODS } from '../home-good/home-goods.table.ts'
import type { HomeGoodCategory } from '../home-good/home-goods.table.ts'
import type { Money } from '../money/money.ts'

/** The product families of events. @source spec 2 §3.13 */
export const EVENT_FAMILIES = ['Fabric', 'Solid', 'Wallpaper', 'Home Good'] as const
/** A product family of events. */
export type EventFamily = (typeof EVENT_FAMILIES)[number]

/** The types of home goods of events. @source spec 2 §3.13 */
export const EVENT_HOME_GOOD_TYPES = ['Living', 'Dining', 'Bedding'] as const
/** A type of home goods of events. */
export type EventHomeGoodType = (typeof EVENT_HOME_GOOD_TYPES)[number]

/** A product in an event. It has nothing of its shopper, not even who gets a certificate. */
export interface EventItem {
  readonly sku: string
  readonly parentSku: string
  /** Null for what belongs to none, such as a sample pack or a service. */
  readonly family: EventFamily | null
  /** Null for everything but home goods. */
  readonly homeGoodType: EventHomeGoodType | null
  /** Null for a product without a design. */
  readonly designId: number | null
  readonly quantity: number
  /** The price of one piece; null where none can be bought. */
  readonly price: Money | null
}

const FAMILIES: Readonly<Partial<Record<OrderItem['type'], EventFamily>>> = {
  fabric: 'Fabric',
  unprinted: 'Fabric',
  solid: 'Solid',
  wallpaper: 'Wallpaper',
  'home good': 'Home Good',
}

const HOME_GOOD_TYPES: Readonly<Record<HomeGoodCategory, EventHomeGoodType>> = {
  'living&decor': 'Living',
  dining: 'Dining',
  bedding: 'Bedding',
}

/** The parts of a line that an event reads. */
export type EventLine = Pick<
  OrderItem,
  'type' | 'sku' | 'parentSku' | 'design' | 'homeGood' | 'quantity' | 'unitPrice'
>

const homeGoodTypeOf = (code: string | undefined): EventHomeGoodType | null =>
  isHomeGoodCode(code) ? HOME_GOOD_TYPES[HOME_GOODS[code].category] : null

/** A product of which no variant is chosen yet. */
export interface ParentProduct extends Pick<EventItem, 'parentSku' | 'designId'> {
  readonly type: OrderItem['type']
  /** The code of a home good. */
  readonly homeGood?: string | undefined
  /** The prices of its variants that can be bought. */
  readonly prices: readonly Money[]
}

/**
 * Returns a product as the event of its page has it: under the SKU that its variants share, at the
 * lowest of their prices.
 */
export const toParentItem = ({
  parentSku,
  designId,
  type,
  homeGood,
  prices,
}: ParentProduct): EventItem => ({
  sku: parentSku,
  parentSku,
  family: FAMILIES[type] ?? null,
  homeGoodType: homeGoodTypeOf(homeGood),
  designId,
  quantity: 1,
  price: prices.toSorted((a, b) => a.minor - b.minor)[0] ?? null,
})

/** Returns lines and what they cost, as the events of a cart and of an order have them. */
export const eventTotals = (
  lines: readonly EventLine[],
  total: Money,
): { readonly items: readonly EventItem[]; readonly total: Money } => ({
  items: lines.map((line) => toEventItem(line)),
  total,
})

/** Returns a line of a cart or an order as events have it; another quantity may be given. */
export function toEventItem(line: EventLine, quantity: number = line.quantity): EventItem {
  const { type, sku, parentSku, design, homeGood, unitPrice } = line
  return {
    sku,
    parentSku,
    family: FAMILIES[type] ?? null,
    homeGoodType: homeGoodTypeOf(homeGood?.code),
    designId: design?.id ?? null,
    quantity,
    price: unitPrice,
  }
}
