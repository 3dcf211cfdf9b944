import { and, asc, eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { cachedList } from '../cache/cache.ts'
import { productPrices, products } from '../db/schema/catalogue.ts'
import { readRates } from '../prices/listed-prices.ts'

/** The price list for pages, from memory while it is fresh; carts read the tables themselves. */
export const readProducts = cachedList(load)

async function load(deps: Pick<Deps, 'db'>) {
  const rows = await deps.db.orm
    .select({ product: products, price: productPrices })
    .from(products)
    .innerJoin(
      productPrices,
      and(eq(productPrices.kind, products.kind), eq(productPrices.code, products.code)),
    )
    .orderBy(
      asc(products.position),
      asc(products.code),
      asc(productPrices.usdMinor),
      asc(productPrices.size),
    )
  return { rows, rates: await readRates(deps.db.orm) }
}
