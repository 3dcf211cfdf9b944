import { addFillAYard, getTemplates, replaceFillAYard } from '@selvage/core/fill-a-yard'
import { DEFAULT_CURRENCY } from '@selvage/core/locale'
import { addOnce, replaceLine } from '../cart/write-line.ts'
import { findCollection } from '../collection/collections.ts'
import { readPriceList } from '../fabric/offers.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { readFillAYardLine } from './line-input.ts'
import { toWireTemplates } from './templates.ts'

const templates = handle(getTemplates, async ({ query }, deps) => {
  const { id } = await findCollection(query.collection_id, deps)
  return toWireTemplates(id, await readPriceList(deps), query.currency ?? DEFAULT_CURRENCY)
})

const add = handle(addFillAYard, (context, deps) =>
  addOnce(addFillAYard, context, deps, (tx) => readFillAYardLine(tx, context.body, deps)),
)
const replace = handle(replaceFillAYard, (context, deps) =>
  replaceLine(context, deps, (tx) => readFillAYardLine(tx, context.body, deps)),
)

/** Fill-A-Yard: what a collection can be printed as, and the cart's lines. */
export const fillAYardRoutes: readonly Route[] = [templates, add, replace]
