import { estimateDelivery } from '@selvage/core/checkout'
import type { DeliveryEstimate } from '@selvage/core/checkout'
import type { Shop } from '../page/shop-context.ts'
import { installmentsOffered } from './installments.server.ts'
import type { Installments } from './installments.server.ts'

/** The terms of a product that hold whatever the shopper chooses on its page. */
export interface BuyingTerms {
  /** The totals that can be paid in installments; null where there are none. */
  readonly installments: Installments | null
  /** How it is delivered; null for what is not shipped, and while that cannot be read. */
  readonly delivery: {
    readonly estimates: readonly DeliveryEstimate[]
    readonly shipsFree: boolean
  } | null
}

/** Reads the terms of buying a product in the visitor's country and currency. */
export async function buyingTerms(
  shop: Shop,
  {
    ships = true,
    shipsFree = false,
  }: { readonly ships?: boolean; readonly shipsFree?: boolean } = {},
): Promise<BuyingTerms> {
  const { country, currency } = shop.page
  const query = { country, currency }
  const [installments, estimates] = await Promise.all([
    installmentsOffered(shop),
    ships ? shop.gateway.send(estimateDelivery, { query }).catch(() => null) : null,
  ])
  return { installments, delivery: estimates && { estimates, shipsFree } }
}
