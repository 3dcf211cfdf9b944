import type { ShopperGroup } from '@selvage/core/discount'
import type { Currency } from '@selvage/core/locale'
import { convertUsd } from '../prices/listed-prices.ts'
import type { TaxTerms } from '../tax/tax.ts'

/** One line to price. */
export interface PriceLine {
  /** Price of one unit in US cents, as the price list has it. */
  readonly unitUsdMinor: number
  /** Units in one piece: the yards of a filled cloth, else 1. */
  readonly unitsPerPiece: number
  readonly quantity: number
  /** False for a line that cannot be bought now: it is shown with its price and not counted. */
  readonly counts: boolean
  /** True for a line that is worth money itself, on which neither a promo nor a tax counts. */
  readonly credit?: boolean
  /** False for a line of which nothing is shipped, which does not count for free delivery. */
  readonly ships?: boolean
}

/** Everything that decides what an order costs. */
export interface PriceTerms {
  readonly currency: Currency
  /** Units of the currency for one US dollar. */
  readonly rate: number
  readonly lines: readonly PriceLine[]
  /** Percent off the merchandise; null without a discount. */
  readonly percentOff: number | null
  /** The group whose discount that is; null for a promo's and for none. */
  readonly discountGroup: ShopperGroup | null
  /** The price of delivery in the order's currency; null until an option is chosen. */
  readonly shippingMinor: number | null
  /** Null until the address is known. */
  readonly tax: TaxTerms | null
  readonly freeShippingFromUsdMinor: number | null
  /** The price of the cheapest delivery to where the order goes; null where that is unknown. */
  readonly leastShippingMinor: number | null
}

/** An order's price, part by part, in minor units of its currency. */
export interface PricedOrder {
  readonly currency: Currency
  readonly rate: number
  readonly lines: readonly PricedLine[]
  readonly subtotalMinor: number
  readonly discountMinor: number
  /** The group whose discount that is; null for a promo's and for none. */
  readonly discountGroup: ShopperGroup | null
  readonly shippingMinor: number | null
  /** An estimate until an option is chosen, then null. */
  readonly leastShippingMinor: number | null
  readonly taxMinor: number | null
  readonly taxIncluded: boolean
  readonly totalMinor: number
  readonly totalUsdMinor: number
  /** The worth of what is shipped, after the discount. */
  readonly shippedMinor: number
  readonly freeShippingFromMinor: number | null
}

/** Sums the merchandise that a promo counts on in US cents, before any promo. */
export function merchandiseUsdOf(lines: readonly PriceLine[]): number {
  return lines.reduce(
    (sum, line) =>
      sum +
      (line.counts && !line.credit ? line.unitUsdMinor * line.unitsPerPiece * line.quantity : 0),
    0,
  )
}

/** A line's price in the minor unit of a currency; `unitMinor` is what one piece costs. */
export interface PricedLine {
  readonly unitMinor: number
  readonly totalMinor: number
}

/** Prices one line; `rate` is the units of the currency for one US dollar. */
export function priceLine(
  { unitUsdMinor, unitsPerPiece, quantity }: Omit<PriceLine, 'counts' | 'credit' | 'ships'>,
  rate: number,
): PricedLine {
  const unitMinor = convertUsd(unitUsdMinor, rate) * unitsPerPiece
  return { unitMinor, totalMinor: unitMinor * quantity }
}

/**
 * Prices an order. Each unit of the price list is rounded before it is multiplied, so that the
 * lines add up to the subtotal; the discount, then the tax, are each rounded once.
 */
export function priceOrder(terms: PriceTerms): PricedOrder {
  const lines = terms.lines.map((line) => priceLine(line, terms.rate))
  const sumOf = (isIncluded: (line: PriceLine) => boolean): number =>
    terms.lines.reduce(
      (sum, line, at) => sum + (isIncluded(line) ? (lines[at]?.totalMinor ?? 0) : 0),
      0,
    )
  const subtotalMinor = sumOf(({ counts }) => counts)
  const countedMinor = sumOf(({ counts, credit }) => counts && !credit)
  const discountOn = (minor: number): number => Math.round((minor * (terms.percentOff ?? 0)) / 100)
  const discountMinor = discountOn(countedMinor)
  const shipsLine = ({ counts, ships = true }: PriceLine): boolean => counts && ships
  const discountedMinor = sumOf((line) => shipsLine(line) && !line.credit)
  const merchandise = subtotalMinor - discountMinor
  const taxMinor =
    terms.tax &&
    taxOf(
      countedMinor - discountMinor + (terms.tax.onShipping ? (terms.shippingMinor ?? 0) : 0),
      terms.tax,
    )
  const onTop = terms.tax?.included === false ? (taxMinor ?? 0) : 0
  const totalMinor = merchandise + (terms.shippingMinor ?? 0) + onTop
  return {
    currency: terms.currency,
    rate: terms.rate,
    lines,
    subtotalMinor,
    discountMinor,
    discountGroup: discountMinor > 0 ? terms.discountGroup : null,
    shippingMinor: terms.shippingMinor,
    leastShippingMinor: terms.shippingMinor === null ? terms.leastShippingMinor : null,
    taxMinor,
    taxIncluded: terms.tax?.included ?? false,
    totalMinor,
    totalUsdMinor: Math.round(totalMinor / terms.rate),
    shippedMinor: sumOf(shipsLine) - discountOn(discountedMinor),
    freeShippingFromMinor:
      terms.freeShippingFromUsdMinor === null
        ? null
        : convertUsd(terms.freeShippingFromUsdMinor, terms.rate),
  }
}

function taxOf(amount: number, { rate, included }: TaxTerms): number {
  return included ? amount - Math.round(amount / (1 + rate)) : Math.round(amount * rate)
}
