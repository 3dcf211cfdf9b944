import type { LineKind } from '../cart/line-kinds.table.ts'
import { addHomeGood, replaceHomeGood } from '../home-good/home-good.contract.ts'
import type { HomeGoodItemInput } from '../home-good/home-good.contract.ts'
import { addSolid, replaceSolid } from '../solid/solid.contract.ts'
import type { SolidItemInput } from '../solid/solid.contract.ts'
import { addStock, replaceStock } from '../stock/stock.contract.ts'
import type { StockItemInput } from '../stock/stock.contract.ts'
import { addUnprinted, replaceUnprinted } from '../unprinted/unprinted.contract.ts'
import type { UnprintedItemInput } from '../unprinted/unprinted.contract.ts'

/** A design, sewn into a thing. */
export const homeGoodLine: LineKind<HomeGoodItemInput> = {
  add: addHomeGood,
  replace: replaceHomeGood,
}

/** Fabric in one color. */
export const solidLine: LineKind<SolidItemInput> = {
  add: addSolid,
  replace: replaceSolid,
}

/** Fabric without a print. */
export const unprintedLine: LineKind<UnprintedItemInput> = {
  add: addUnprinted,
  replace: replaceUnprinted,
}

/** Ready-made items, kits and services. */
export const stockLine: LineKind<StockItemInput> = {
  add: addStock,
  replace: replaceStock,
}
