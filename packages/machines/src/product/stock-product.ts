import { stockSizesOf } from '@selvage/core/stock'
import type { StockCode, StockItemInput, StockOffer } from '@selvage/core/stock'
import type { ProductKind } from '../cart/product-form.types.ts'
import { listedPrice } from './listed-price.ts'

/**
 * A product form for ready-made items; its variants are the items that one page offers, such as the
 * T-shirts of all sizes.
 */
export const stockProduct: ProductKind<StockCode, string, StockOffer, StockItemInput> = {
  outOfStock: 'PRODUCT_OUT_OF_STOCK',
  pickVariant: (offers, wanted) =>
    offers.find(({ code }) => code === wanted)?.code ??
    offers.find(({ status }) => status === 'available')?.code ??
    offers[0]?.code ??
    wanted ??
    'SAMPLE_PACK',
  pickSize: (offer, wanted = '') =>
    offer && listedPrice(offer, wanted)
      ? wanted
      : ((offer && (offer.prices[0]?.size ?? stockSizesOf(offer.code)[0])) ?? ''),
  sizesOf: (offer) => offer?.prices.map(({ size }) => size) ?? [],
  priceOf: listedPrice,
  toItem: ({ variant, size, quantity, promoId }) => ({
    stock: variant,
    size,
    quantity,
    ...(promoId !== undefined && { promoId }),
  }),
  loadLine: async () => (await import('./calls.ts')).stockLine,
}
