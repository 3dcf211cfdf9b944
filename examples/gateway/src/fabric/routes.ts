import { listFabrics } from '@selvage/core/fabric'
import { DEFAULT_COUNTRY, DEFAULT_CURRENCY, isCountry } from '@selvage/core/locale'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { readPriceList, toWireOffers } from './offers.ts'

const list = handle(listFabrics, async ({ query }, deps) => {
  const country = isCountry(query.country) ? query.country : DEFAULT_COUNTRY
  return {
    fabrics: toWireOffers(await readPriceList(deps), query.currency ?? DEFAULT_CURRENCY, country),
  }
})

/** Fabrics and their prices. */
export const fabricRoutes: readonly Route[] = [list]
