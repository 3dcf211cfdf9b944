import {
  isStockCode,
  loadStock,
  STOCK_CODES,
  STOCK_PAGE_NAMES,
  STOCK_PAGES,
  stockFacts,
} from '@selvage/core/stock'
import type { StockCode, StockFacts, StockOffer, StockPageName } from '@selvage/core/stock'
import { buyingTerms } from '../cart/buying-terms.server.ts'
import { editedItem } from '../cart/own-cart.server.ts'
import { needed } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'

/** Pages that are shown below one. */
const MORE = 4

/** A page of ready-made items as a list of them shows it. */
export interface StockTile {
  readonly name: StockPageName
  readonly offers: readonly StockOffer[]
}

export type StockPageData = Awaited<ReturnType<typeof stockPage>>

/** Loads the page of ready-made items; its address may choose one and name a line to change. */
export async function stockPage(shop: Shop, name: StockPageName, query: URLSearchParams) {
  const [offers, line, terms] = await needed(
    Promise.all([
      loadStock(shop.gateway, STOCK_CODES, shop.page),
      editedItem(shop, query.get('order_item_id')),
      buyingTerms(shop, shippingOf(name)),
    ]),
  )
  const { items, group } = STOCK_PAGES[name]
  const asked = query.get('item')?.toUpperCase()
  const inLine = line?.stock?.code
  // A line of another page is not changed into something of this one.
  const isOwnLine = items.some((code) => code === inLine)
  const item = asked ?? (isOwnLine ? inLine : undefined)
  const others = STOCK_PAGE_NAMES.filter((other) => other !== name)
  const alike = others.filter((other) => STOCK_PAGES[other].group === group)
  return {
    name,
    offers: offersOf(name, offers),
    more: [...alike, ...others.filter((other) => !alike.includes(other))]
      .slice(0, MORE)
      .map((other) => tileOf(other, offers)),
    terms,
    lineKey: shop.makeKey(),
    start: {
      item: isStockCode(item) ? item : undefined,
      ...(line && isOwnLine && { itemId: line.id, quantity: String(line.quantity) }),
    },
  }
}

/** How the items of a page are shipped, which is the same for all of them. */
function shippingOf(name: StockPageName) {
  const { digital, shipsFree }: StockFacts = stockFacts(STOCK_PAGES[name].items[0])
  return { ships: digital !== true, shipsFree: shipsFree === true }
}

export type GiftIdeasData = Awaited<ReturnType<typeof giftIdeasPage>>

/** Loads the page of all ready-made items. */
export async function giftIdeasPage(shop: Shop) {
  const offers = await needed(loadStock(shop.gateway, STOCK_CODES, shop.page))
  return {
    tiles: STOCK_PAGE_NAMES.map((name) => tileOf(name, offers)),
    certificate: offers.filter(({ code }) => code === 'GIFT_CERTIFICATE'),
  }
}

function tileOf(name: StockPageName, offers: readonly StockOffer[]): StockTile {
  return { name, offers: offersOf(name, offers) }
}

/** The offers of a page in the order of its items: its form begins with the first one. */
export function offersOf(
  name: StockPageName,
  offers: readonly StockOffer[],
): readonly StockOffer[] {
  const { items }: { readonly items: readonly StockCode[] } = STOCK_PAGES[name]
  return items.flatMap((item) => offers.find(({ code }) => code === item) ?? [])
}
