import { PRODUCT_KINDS } from '@selvage/core/product'
import type { ProductKindName, ProductStatus } from '@selvage/core/product'
import { sampleProducts } from '@selvage/core/sample-prices'

/** One product of the fixture catalogue. */
export interface ListedProduct {
  readonly kind: ProductKindName
  readonly code: string
  readonly status: ProductStatus
  readonly position: number
}

/** One row of the price list. */
export interface ProductPrice {
  readonly kind: ProductKindName
  readonly code: string
  readonly size: string
  readonly option: string
  readonly usdMinor: number
}

const KINDS = Object.keys(PRODUCT_KINDS) as ProductKindName[]

/** The fixture price list of every product that is neither printed fabric nor wallpaper. */
export function productPriceList(): ProductPrice[] {
  return KINDS.flatMap((kind) =>
    sampleProducts(kind).flatMap(({ code, prices }) =>
      prices.map(({ size, option, cents }) => ({ kind, code, size, option, usdMinor: cents })),
    ),
  )
}

/** Every product of the fixture catalogue, in the order in which it is listed. */
export function productList(): ListedProduct[] {
  return KINDS.flatMap((kind) =>
    sampleProducts(kind).map(({ code, status }, position) => ({ kind, code, position, status })),
  )
}
