import type { Call } from '@selvage/core/contract'
import { addHomeGood, homeGoodChoice, replaceHomeGood } from '@selvage/core/home-good'
import type { ProductChoice } from '@selvage/core/product'
import { addSolid, replaceSolid, solidChoice } from '@selvage/core/solid'
import { addStock, replaceStock, stockChoice } from '@selvage/core/stock'
import { addUnprinted, replaceUnprinted, unprintedChoice } from '@selvage/core/unprinted'
import type { Deps } from '../app-deps.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { readProductLine } from './product-line.ts'
import { addOnce, replaceLine } from './write-line.ts'

/** The fields that the bodies of all products have. */
interface WithBody {
  readonly body: {
    readonly quantity: number
    readonly promo?: { readonly id: string } | undefined
  }
}

function add(
  call: Call,
  context: Parameters<typeof addOnce>[1] & WithBody,
  deps: Deps,
  choice: ProductChoice,
) {
  const { quantity, promo } = context.body
  return addOnce(call, context, deps, (tx) => readProductLine(tx, choice, quantity), promo?.id)
}

function replace(
  context: Parameters<typeof replaceLine>[0] & WithBody,
  deps: Deps,
  choice: ProductChoice,
) {
  return replaceLine(context, deps, (tx) => readProductLine(tx, choice, context.body.quantity))
}

/** Adding and replacing lines of home goods, solid and unprinted fabric and ready-made items. */
export const productLineRoutes: readonly Route[] = [
  handle(addHomeGood, (context, deps) =>
    add(addHomeGood, context, deps, homeGoodChoice(context.body)),
  ),
  handle(replaceHomeGood, (context, deps) => replace(context, deps, homeGoodChoice(context.body))),
  handle(addSolid, (context, deps) => add(addSolid, context, deps, solidChoice(context.body))),
  handle(replaceSolid, (context, deps) => replace(context, deps, solidChoice(context.body))),
  handle(addUnprinted, (context, deps) =>
    add(addUnprinted, context, deps, unprintedChoice(context.body)),
  ),
  handle(replaceUnprinted, (context, deps) =>
    replace(context, deps, unprintedChoice(context.body)),
  ),
  handle(addStock, (context, deps) => add(addStock, context, deps, stockChoice(context.body))),
  handle(replaceStock, (context, deps) => replace(context, deps, stockChoice(context.body))),
]
