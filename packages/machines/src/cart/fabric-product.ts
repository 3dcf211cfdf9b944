import type { CartItemInput } from '@selvage/core/cart'
import type { FabricCode, FabricOffer, FabricSize } from '@selvage/core/fabric'
import { loadCalls } from '../shop/lazy-gateway.ts'
import { fabricRules } from './fabric-rules.ts'
import type { ProductKind } from './product-form.types.ts'

/** A product form for printed fabric. */
export const fabricProduct: ProductKind<FabricCode, FabricSize, FabricOffer, CartItemInput> = {
  ...fabricRules,
  loadLine: async () => (await loadCalls()).fabricLine,
}
