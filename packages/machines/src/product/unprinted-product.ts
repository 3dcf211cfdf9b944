import type { FabricCode, FabricOffer, FabricSize } from '@selvage/core/fabric'
import type { UnprintedItemInput, UnprintedSize } from '@selvage/core/unprinted'
import { fabricRules } from '../cart/fabric-rules.ts'
import type { ProductKind } from '../cart/product-form.types.ts'

const { pickVariant, pickSize, sizesOf, priceOf } = fabricRules

/** A product form for unprinted fabric, which is sold by the yard or meter alone. */
export const unprintedProduct: ProductKind<
  FabricCode,
  FabricSize,
  FabricOffer,
  UnprintedItemInput
> = {
  outOfStock: 'FABRIC_OUT_OF_STOCK',
  pickVariant,
  pickSize,
  sizesOf,
  priceOf,
  toItem: ({ variant, size, quantity, promoId }) => ({
    unprinted: variant,
    // Only these two have a price.
    size: size as UnprintedSize,
    quantity,
    ...(promoId !== undefined && { promoId }),
  }),
  loadLine: async () => (await import('./calls.ts')).unprintedLine,
}
