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
  /** The price of one piece. */
  readonly price: Money
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

/** Returns a line of a cart or an order as events have it; another quantity may be given. */
export function toEventItem(line: EventLine, quantity: number = line.quantity): EventItem {
  const { type, sku, parentSku, design, homeGood, unitPrice } = line
  return {
    sku,
    parentSku,
    family: FAMILIES[type] ?? null,
    homeGoodType:
      homeGood && isHomeGoodCode(homeGood.code)
        ? HOME_GOOD_TYPES[HOME_GOODS[homeGood.code].category]
        : null,
    designId: design?.id ?? null,
    quantity,
    price: unitPrice,
  }
}
