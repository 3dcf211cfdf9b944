import { listFabrics } from '@selvage/core/fabric'
import type { FabricOffer } from '@selvage/core/fabric'
import { HOME_GOOD_CODES, homeGoodOffers } from '@selvage/core/home-good'
import { listProducts } from '@selvage/core/product'
import type { Shop } from '../page/shop-context.ts'
import type { ListedHomeGood } from './product-tiles.tsx'

interface Listed {
  readonly fabrics: readonly FabricOffer[]
  /** The home goods that are made, in their order. */
  readonly homeGoods: readonly ListedHomeGood[]
}

/** Returns the home goods that are made and the fabrics, with the prices of the visitor's place. */
export async function listedHomeGoods({ gateway, page }: Shop): Promise<Listed> {
  const query = { currency: page.currency, country: page.country }
  const [products, fabrics] = await Promise.all([
    gateway.send(listProducts, { params: { kind: 'home-good' }, query }),
    gateway.send(listFabrics, { query }),
  ])
  const homeGoods = HOME_GOOD_CODES.map((code) => ({
    code,
    offers: homeGoodOffers(code, products, fabrics),
  })).filter(({ offers }) => offers.some(({ status }) => status !== 'retired'))
  return { fabrics, homeGoods }
}
