import { STOCK_PRODUCTS } from './stock-products.table.ts'
import type { StockCode, StockFacts, StockType } from './stock-products.table.ts'

/** All codes of ready-made items, kits and services. */
export const STOCK_CODES = Object.keys(STOCK_PRODUCTS) as StockCode[]

/** True for the code of a ready-made item, a kit or a service; only own keys count. */
export function isStockCode(value: unknown): value is StockCode {
  return typeof value === 'string' && Object.hasOwn(STOCK_PRODUCTS, value)
}

/** Returns the facts of a ready-made item. */
export const stockFacts = (code: StockCode): StockFacts => STOCK_PRODUCTS[code]

/** The size of an item that is sold in one alone. */
export const ONE_SIZE = 'ITEM'

/** Returns the sizes of a ready-made item: its amounts in US dollars, or the one size. */
export const stockSizesOf = (code: StockCode): readonly string[] =>
  stockFacts(code).values?.map(String) ?? [ONE_SIZE]

/** Returns the code of an item by its names on the wire; undefined for one that is not sold. */
export function stockCodeOf(type: StockType, subType: string): StockCode | undefined {
  return STOCK_CODES.find((code) => {
    const row = stockFacts(code)
    return row.type === type && row.subType === subType
  })
}
