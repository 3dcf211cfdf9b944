import type { CartItemInput } from '@selvage/core/cart'
import type { FabricCode, FabricOffer, FabricSize } from '@selvage/core/fabric'
import { loadCalls } from '../shop/lazy-gateway.ts'
import { offeredSizes, pickFabric, pickSize } from './choice.ts'
import type { ProductKind } from './product-form.types.ts'

/** A product form for printed fabric. */
export const fabricProduct: ProductKind<FabricCode, FabricSize, FabricOffer, CartItemInput> = {
  outOfStock: 'FABRIC_OUT_OF_STOCK',
  pickVariant: pickFabric,
  pickSize: (offer, wanted, measurement) => pickSize(offer, measurement, wanted),
  sizesOf: offeredSizes,
  priceOf: ({ pricing }, size) =>
    Object.hasOwn(pricing.sizes, size) ? pricing.sizes[size as FabricSize] : undefined,
  toItem: ({ variant, promoId, ...item }) => ({
    ...item,
    fabric: variant,
    ...(promoId !== undefined && { promoId }),
  }),
  loadLine: async () => (await loadCalls()).fabricLine,
}
