import { homeGoodChoice, toHomeGoodPayload } from '../home-good/home-good.contract.ts'
import type { HomeGoodItemInput } from '../home-good/home-good.contract.ts'
import type { ProductChoice } from '../product/product-choice.ts'
import { solidChoice, toSolidPayload } from '../solid/solid.contract.ts'
import type { SolidItemInput } from '../solid/solid.contract.ts'
import { stockChoice, toStockPayload } from '../stock/stock.contract.ts'
import type { StockItemInput } from '../stock/stock.contract.ts'
import { UNPRINTED_SIZES } from '../unprinted/unprinted.table.ts'
import { toUnprintedPayload, unprintedChoice } from '../unprinted/unprinted.contract.ts'
import type { UnprintedItemInput } from '../unprinted/unprinted.contract.ts'

/** A home good, solid or unprinted fabric or a ready-made item, as a shopper asks for it. */
export type ProductItem = HomeGoodItemInput | SolidItemInput | UnprintedItemInput | StockItemInput

/** Reads the product of an item; undefined for an item of another kind. */
export function choiceOf(item: object | ProductItem): ProductChoice | undefined {
  if ('homeGood' in item) return homeGoodChoice(toHomeGoodPayload(item))
  if ('color' in item) return solidChoice({ ...toSolidPayload(item) })
  if ('stock' in item) {
    const payload = toStockPayload(item)
    return stockChoice({ ...payload, type: payload.type ?? 'stock product' })
  }
  if (!('unprinted' in item)) return undefined
  const { quantity } = item
  return unprintedChoice({
    ...toUnprintedPayload(item),
    fabric_size: item.size ?? UNPRINTED_SIZES[0],
    quantity,
  })
}
