import type * as v from 'valibot'
import type { cart } from '../cart/cart-state.contract.ts'
import type { orderItem } from '../cart/order-item.contract.ts'
import { productTerms } from '../product/product-choice.ts'
import { countSquares } from './count-squares.ts'
import type { EarningsKind } from './earnings-rules.ts'
import { shareLine } from './share-line.ts'

type WireOrder = Pick<v.InferInput<typeof cart>, 'order_items' | 'pricing'>
type WireLine = v.InferInput<typeof orderItem>

/** One line of a paid order that has a design, and what the designer of the design earns of it. */
export interface OrderEarning {
  readonly lineId: string
  readonly designId: number
  readonly kind: EarningsKind
  /** Pieces of the line; each of a filled yard's designs has all of them. */
  readonly pieces: number
  /** Cents of US dollars. */
  readonly cents: number
}

const minorOf = (amount: number): number => Math.round(amount * 100)

/**
 * Returns what the designs of a paid order earn, line by line, for gateways.
 * @param order The order as it was charged, with the names of the wire.
 * @param taxRate The tax of its delivery address: 0.19 for 19 %; null where it is not known.
 */
export function earningsOfOrder(
  { order_items: lines, pricing }: WireOrder,
  taxRate: number | null,
): readonly OrderEarning[] {
  const terms = {
    discountMinor: minorOf(pricing.raw_discount),
    discountedMinor: lines
      .filter(isDiscounted)
      .reduce((sum, line) => sum + minorOf(line.pricing.raw_total), 0),
    includedTaxRate: pricing.tax_included ? (taxRate ?? 0) : 0,
  }
  return lines.flatMap((line) => {
    const sold = { usdMinor: usdMinorOf(line, pricing), squares: squaresOf(line) }
    const { id: lineId, quantity } = line
    const of = { lineId, kind: kindOf(line), pieces: quantity.value }
    return [...shareLine(sold, terms)].map(([designId, cents]) => ({ ...of, designId, cents }))
  })
}

/** A discount does not count on what is worth money itself. */
const isDiscounted = ({ merchandise: { stock_item: item } }: WireLine): boolean =>
  !item || !productTerms('stock', item.code).credit

/** A line's price in US dollars; of an order without it, by the rate of the order's total. */
function usdMinorOf(
  { pricing: { raw_price_usd: usd, raw_total: total }, quantity }: WireLine,
  order: WireOrder['pricing'],
): number {
  if (usd !== undefined) return minorOf(usd) * quantity.value
  return order.raw_total === 0
    ? 0
    : Math.floor(minorOf(total) * (order.raw_total_usd / order.raw_total))
}

function squaresOf({ design, fill_a_yard: yard }: WireLine): ReadonlyMap<number, number> {
  if (yard) return countSquares(yard.layout)
  return new Map(design ? [[design.id, 1]] : [])
}

function kindOf({ merchandise, fill_a_yard: yard }: WireLine): EarningsKind {
  if (yard) return 'fill-a-yard'
  if (merchandise.wallpaper_item) return 'wallpaper'
  return merchandise.home_good_item ? 'home-good' : 'fabric'
}
