import { getDesign } from '../design/design.contract.ts'
import type { DesignDetail } from '../design/design.contract.ts'
import type { Gateway } from '../gateway/client.ts'
import { listFabrics } from './fabric.contract.ts'
import type { FabricOffer } from './fabric.contract.ts'

/** A design, and every fabric with its prices: what the product page of a fabric shows. */
export interface FabricProductData {
  readonly design: DesignDetail
  readonly offers: readonly FabricOffer[]
}

/**
 * Loads what a fabric's product page shows, in the gateway's currency for this shopper.
 *
 * @throws ShopError, among them `NO_IMAGE_AVAILABLE` for a design that does not exist.
 */
export async function loadFabricProduct(
  gateway: Pick<Gateway, 'send'>,
  designId: number,
): Promise<FabricProductData> {
  const [design, offers] = await Promise.all([
    gateway.send(getDesign, { params: { id: designId } }),
    gateway.send(listFabrics, {}),
  ])
  return { design, offers }
}
