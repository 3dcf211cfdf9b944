import type { FabricOffer } from './fabric.contract.ts'
import { DEFAULT_FABRIC } from './fabrics.table.ts'
import type { FabricCode } from './fabrics.table.ts'

type Offered = Pick<FabricOffer, 'code' | 'status'>

/**
 * The fabric to begin with: the one asked for if it is offered, else the default, else the first
 * that can be bought.
 */
export function pickFabric(offers: readonly Offered[], wanted: FabricCode | undefined): FabricCode {
  const offered = (code: FabricCode | undefined) => offers.find((offer) => offer.code === code)
  const first =
    offered(wanted) ??
    offers.find((offer) => offer.code === DEFAULT_FABRIC && offer.status === 'available') ??
    offers.find((offer) => offer.status === 'available')
  return first?.code ?? wanted ?? DEFAULT_FABRIC
}

/**
 * Returns the fabric whose prices a design's card shows: the first wanted one in stock, else the
 * one in stock that a page begins with.
 * @param wanted codes of fabrics, which may be unknown: of a search, then the design's own
 */
export function pickCardFabric<Offer extends Offered>(
  offers: readonly Offer[],
  wanted: readonly (string | undefined)[],
): Offer | undefined {
  const inStock = offers.filter(({ status }) => status === 'available')
  const own = wanted.flatMap((code) => inStock.find((offer) => offer.code === code) ?? [])
  const picked = pickFabric(inStock, own[0]?.code)
  return inStock.find(({ code }) => code === picked)
}
