import { listProducts } from '@selvage/core/product'
import type { ProductOffer } from '@selvage/core/product'
import { needed } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'

/** Returns all ready-made items and services, with the prices of the visitor's place. */
export const stockOffers = ({ gateway, page }: Shop): Promise<ProductOffer[]> =>
  needed(
    gateway.send(listProducts, {
      params: { kind: 'stock' },
      query: { currency: page.currency, country: page.country },
    }),
  )
