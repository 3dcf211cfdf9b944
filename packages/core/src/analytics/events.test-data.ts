import type { EventItem } from './event-items.ts'
import { EVENT_NAMES } from './events.ts'
import type { EventName, PageSetup, ShopEvent } from './events.ts'

export const PAGE: PageSetup = {
  pageName: 'fabric',
  pageLang: 'en',
  pageKey: 'fabric/9',
  hostname: 'shop.example',
  uuid: 'page-0123456789abcdef',
  viewport: { width: 375, height: 812 },
}

export const PRICE = { minor: 1850, currency: 'USD' } as const

export const ITEM: EventItem = {
  sku: 'PETAL_SIGNATURE_COTTON-YARD-9',
  parentSku: 'DESIGN-9',
  family: 'Fabric',
  homeGoodType: null,
  designId: 9,
  quantity: 2,
  price: PRICE,
}

const lines = { items: [ITEM] }
const totals = { ...lines, total: { minor: 3700, currency: 'USD' } } as const
const design = { designId: 9 }

const DATA: { [Name in EventName]: Omit<Extract<ShopEvent, { name: Name }>, 'name'> } = {
  page_viewed: {},
  design_viewed: design,
  product_viewed: lines,
  search_made: { terms: 'moths', on: 'living&decor', sort: 'bestSelling', results: 12 },
  favorite_added: design,
  favorite_removed: design,
  added_to_cart: lines,
  removed_from_cart: lines,
  cart_viewed: totals,
  checkout_step_viewed: { step: 'shipping' },
  order_placed: totals,
}

/** One event of each name. */
export const EVENTS = EVENT_NAMES.map((name) => ({ name, ...DATA[name] }) as ShopEvent)
