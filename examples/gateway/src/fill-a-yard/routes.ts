import { getTemplates } from '@selvage/core/fill-a-yard'
import { DEFAULT_CURRENCY } from '@selvage/core/locale'
import { findCollection } from '../collection/collections.ts'
import { readPriceList } from '../fabric/offers.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { toWireTemplates } from './templates.ts'

const templates = handle(getTemplates, async ({ query }, deps) => {
  const { id } = await findCollection(query.collection_id, deps)
  const { currency = DEFAULT_CURRENCY, country } = query
  return toWireTemplates(id, await readPriceList(deps), currency, country)
})

/** Fill-A-Yard: the templates of a collection. */
export const fillAYardRoutes: readonly Route[] = [templates]
