import { getDesign } from '../design/design.contract.ts'
import type { DesignDetail } from '../design/design.contract.ts'
import type { Gateway } from '../gateway/client.ts'
import type { Currency } from '../locale/locale.table.ts'
import { listFabrics } from './fabric.contract.ts'
import type { FabricOffer } from './fabric.contract.ts'

/** A design, and every fabric with its prices: what the product page of a fabric shows. */
export interface FabricProductData {
  readonly design: DesignDetail
  readonly offers: readonly FabricOffer[]
}

/**
 * Loads what a fabric's product page shows, with the prices of a place.
 *
 * @param place the shop's settings, so that the cart has the same prices
 * @throws ShopError, among them `NO_IMAGE_AVAILABLE` for a design that does not exist.
 */
export async function loadFabricProduct(
  gateway: Pick<Gateway, 'send'>,
  designId: number,
  { currency, country }: { readonly currency: Currency; readonly country: string },
): Promise<FabricProductData> {
  const [design, offers] = await Promise.all([
    gateway.send(getDesign, { params: { id: designId }, query: { currency } }),
    gateway.send(listFabrics, { query: { currency, country } }),
  ])
  return { design, offers }
}
