import type { FabricOffer } from '../fabric/fabric.contract.ts'
import type { FabricCode } from '../fabric/fabrics.table.ts'
import type { Money } from '../money/money.ts'
import type { ProductOffer, ProductStatus } from '../product/product.contract.ts'
import { homeGoodFabricsOf } from './home-good.ts'
import { homeGoodPiece } from './home-good-piece.ts'
import type { HomeGoodPiece } from './home-good-piece.ts'
import type { HomeGoodAddition, HomeGoodCode, HomeGoodSize } from './home-goods.table.ts'

/** A home good, sewn of one fabric: the price of each piece, and whether it can be bought. */
export interface HomeGoodOffer {
  /** The fabric. */
  readonly code: FabricCode
  readonly status: ProductStatus
  readonly pieces: Readonly<Partial<Record<HomeGoodPiece, Money>>>
  /** True when the prices contain the tax of their country. */
  readonly taxIncluded?: true
}

/**
 * Returns a home good's offers, one for each fabric that it is sewn of, the default first. One that
 * is not sold, or whose fabric is not, cannot be bought. Empty when the gateway does not list it.
 *
 * @param products the gateway's home goods, of the call `listProducts`
 * @param fabrics whether each fabric can be bought, of the call `listFabrics`
 */
export function homeGoodOffers(
  code: HomeGoodCode,
  products: readonly ProductOffer[],
  fabrics: readonly Pick<FabricOffer, 'code' | 'status'>[],
): HomeGoodOffer[] {
  const product = products.find((one) => one.code === code)
  if (!product) return []
  const { status, prices, taxIncluded } = product
  const pieces = Object.fromEntries(
    prices.map(({ size, option, price }) => [
      homeGoodPiece(size as HomeGoodSize, (option || undefined) as HomeGoodAddition | undefined),
      price,
    ]),
  )
  return homeGoodFabricsOf(code).map((fabric) => {
    const cloth = fabrics.find((one) => one.code === fabric)?.status ?? 'retired'
    return {
      code: fabric,
      status: status === 'available' ? cloth : status,
      pieces,
      ...(taxIncluded && { taxIncluded: true }),
    }
  })
}

/** Returns the least price of a piece; undefined when nothing of it can be bought. */
export function homeGoodPriceFrom(offers: readonly HomeGoodOffer[]): Money | undefined {
  const prices = offers
    .filter(({ status }) => status === 'available')
    .flatMap(({ pieces }) => Object.values(pieces))
  return prices.sort((one, other) => one.minor - other.minor)[0]
}
