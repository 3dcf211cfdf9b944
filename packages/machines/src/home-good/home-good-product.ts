import type { FabricCode } from '@selvage/core/fabric'
import { homeGoodFabricsOf, homeGoodPieceParts, homeGoodPiecesOf } from '@selvage/core/home-good'
import type {
  HomeGoodCode,
  HomeGoodItemInput,
  HomeGoodOffer,
  HomeGoodPiece,
} from '@selvage/core/home-good'
import type { ProductKind } from '../cart/product-form.types.ts'

/** The product form of a home good: a variant is a fabric, a size a piece with its addition. */
export type HomeGoodProductKind = ProductKind<
  FabricCode,
  HomeGoodPiece,
  HomeGoodOffer,
  HomeGoodItemInput
>

/**
 * Makes the product form of one home good. A component makes it once for its home good, because
 * another kind begins a new form.
 */
export function homeGoodProduct(homeGood: HomeGoodCode): HomeGoodProductKind {
  const all = homeGoodPiecesOf(homeGood)
  const priceOf = ({ pieces }: HomeGoodOffer, piece: string) =>
    Object.hasOwn(pieces, piece) ? pieces[piece as HomeGoodPiece] : undefined
  const sizesOf = (offer: HomeGoodOffer | undefined) =>
    all.filter((piece) => offer && priceOf(offer, piece))
  return {
    outOfStock: 'PRODUCT_OUT_OF_STOCK',
    pickVariant: (offers, wanted) => pickFabric(offers, wanted) ?? homeGoodFabricsOf(homeGood)[0],
    pickSize(offer, wanted) {
      const [first = all[0] as HomeGoodPiece, ...others] = sizesOf(offer)
      return others.find((piece) => piece === wanted) ?? first
    },
    sizesOf,
    priceOf,
    toItem({ designId, variant, size: piece, quantity, promoId }) {
      const { size, addition } = homeGoodPieceParts(piece)
      return {
        designId,
        homeGood,
        size,
        fabric: variant,
        quantity,
        ...(addition && { addition }),
        ...(promoId !== undefined && { promoId }),
      }
    },
    loadLine: async () => (await import('./calls.ts')).homeGoodLine,
  }
}

/** The wanted fabric where the home good is sewn of it, else the first that can be bought. */
function pickFabric(
  offers: readonly HomeGoodOffer[],
  wanted: FabricCode | undefined,
): FabricCode | undefined {
  const first =
    offers.find(({ code }) => code === wanted) ??
    offers.find(({ status }) => status === 'available') ??
    offers[0]
  return first?.code
}
