import { getDesign } from '../design/design.contract.ts'
import type { DesignDetail } from '../design/design.contract.ts'
import { listFabrics } from '../fabric/fabric.contract.ts'
import type { Gateway } from '../gateway/client.ts'
import type { Currency } from '../locale/locale.table.ts'
import { listProducts } from '../product/product.contract.ts'
import { homeGoodOffers } from './home-good-offer.ts'
import type { HomeGoodOffer } from './home-good-offer.ts'
import type { HomeGoodCode } from './home-goods.table.ts'

/** A design, and a home good with its prices: what the product page of a home good shows. */
export interface HomeGoodProductData {
  readonly design: DesignDetail
  readonly homeGood: HomeGoodCode
  readonly offers: readonly HomeGoodOffer[]
}

/**
 * Loads what a home good's product page shows, with the prices of a place.
 *
 * @param place the shop's settings, so that the cart has the same prices
 * @throws ShopError, among them `NO_IMAGE_AVAILABLE` for a design that does not exist.
 */
export async function loadHomeGoodProduct(
  gateway: Pick<Gateway, 'send'>,
  designId: number,
  homeGood: HomeGoodCode,
  { currency, country }: { readonly currency: Currency; readonly country: string },
): Promise<HomeGoodProductData> {
  const query = { currency, country }
  const [design, products, fabrics] = await Promise.all([
    gateway.send(getDesign, { params: { id: designId }, query: { currency } }),
    gateway.send(listProducts, { params: { kind: 'home-good' }, query }),
    gateway.send(listFabrics, { query }),
  ])
  return { design, homeGood, offers: homeGoodOffers(homeGood, products, fabrics) }
}
