import { getTemplates } from '@selvage/core/fill-a-yard'
import { DEFAULT_CURRENCY } from '@selvage/core/locale'
import { findCollection } from '../collection/collections.ts'
import { readPriceList } from '../fabric/offers.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { toWireTemplates } from './templates.ts'

const templates = handle(getTemplates, async ({ query }, deps) => {
  const { id } = await findCollection(query.collection_id, deps)
  return toWireTemplates(id, await readPriceList(deps), query.currency ?? DEFAULT_CURRENCY)
})

/** Fill-A-Yard: the templates of a collection. */
export const fillAYardRoutes: readonly Route[] = [templates]
