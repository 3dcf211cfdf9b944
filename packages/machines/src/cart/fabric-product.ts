import type { CartItemInput } from '@selvage/core/cart'
import type { FabricCode, FabricOffer, FabricSize } from '@selvage/core/fabric'
import { loadCalls } from '../shop/lazy-gateway.ts'
import { fabricRules } from './fabric-rules.ts'
import type { ProductKind } from './product-form.types.ts'

type FabricProduct = ProductKind<FabricCode, FabricSize, FabricOffer, CartItemInput>

/** A product form for printed fabric. */
// Marked as pure, which a spread cannot be: a page of another kind leaves it out.
export const fabricProduct: FabricProduct = /* @__PURE__ */ Object.assign(
  { loadLine: async () => (await loadCalls()).fabricLine },
  fabricRules,
)
