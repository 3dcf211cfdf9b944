import { DEFAULT_COUNTRY, DEFAULT_CURRENCY } from '@selvage/core/locale'
import { listProducts, PRODUCT_KINDS } from '@selvage/core/product'
import type { ProductKindName } from '@selvage/core/product'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { httpError } from '../http/http-error.ts'
import { convertUsd, rateOf } from '../prices/listed-prices.ts'
import { containsTax } from '../tax/tax.ts'
import { readProducts } from './product-prices.ts'

const isKind = (name: string): name is ProductKindName => Object.hasOwn(PRODUCT_KINDS, name)

const list = handle(listProducts, async ({ params, query }, deps) => {
  const { kind } = params
  if (!isKind(kind)) throw httpError('FIELD_VALUE_INVALID', { status: 404, field: 'kind' })
  const { currency = DEFAULT_CURRENCY, country = DEFAULT_COUNTRY } = query
  const { rows, rates } = await readProducts(deps)
  const rate = rateOf(rates, currency)
  const own = rows.filter(({ product }) => product.kind === kind)
  return {
    products: [...Map.groupBy(own, ({ product }) => product.code)].map(([code, priced]) => ({
      code,
      status: priced[0]?.product.status ?? 'retired',
      tax_included: containsTax(country),
      prices: priced.map(({ price: { size, option, usdMinor } }) => ({
        size,
        option,
        price: { raw_price: convertUsd(usdMinor, rate) / 100, currency },
      })),
    })),
  }
})

/** Products that are neither printed fabric nor wallpaper, and their prices. */
export const productRoutes: readonly Route[] = [list]
