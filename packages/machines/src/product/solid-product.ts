import { FABRIC_SIZES, sizeIn } from '@selvage/core/fabric'
import { isSolidSize, solidSizesOf } from '@selvage/core/solid'
import type { SolidColor, SolidItemInput, SolidOffer, SolidSize } from '@selvage/core/solid'
import type { ProductKind } from '../cart/product-form.types.ts'
import { listedPrice } from './listed-price.ts'

/** A product form for solid fabric; its variant is the color. */
export const solidProduct: ProductKind<SolidColor, SolidSize, SolidOffer, SolidItemInput> = {
  outOfStock: 'PRODUCT_OUT_OF_STOCK',
  pickVariant: (offers, wanted) =>
    offers.find(({ code }) => code === wanted)?.code ??
    offers.find(({ status }) => status === 'available')?.code ??
    wanted ??
    'PETAL_WHITE',
  pickSize(offer, wanted, measurement) {
    const isPriced = (size: SolidSize) => offer !== undefined && listedPrice(offer, size)
    if (isSolidSize(wanted) && isPriced(wanted)) return wanted
    // A size of the other system keeps its cut.
    const cut = isSolidSize(wanted) ? FABRIC_SIZES[wanted].cut : 'length'
    return sizeIn(measurement, cut) as SolidSize
  },
  sizesOf(offer, measurement, chosen) {
    const own = solidSizesOf(measurement)
    return [...own, ...(own.includes(chosen) ? [] : [chosen])].filter(
      (size) => offer !== undefined && listedPrice(offer, size),
    )
  },
  priceOf: listedPrice,
  toItem: ({ variant, size, quantity, promoId }) => ({
    color: variant,
    size,
    quantity,
    ...(promoId !== undefined && { promoId }),
  }),
  loadLine: async () => (await import('./calls.ts')).solidLine,
}
