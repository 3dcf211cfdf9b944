import { isStockCode, stockFacts } from '../stock/stock.ts'

/** The Spoondollars that one of a ready-made item brings, in cents; 0 for most of them. */
export function spoondollarCentsIn(code: string, size: string): number {
  if (code === 'SPOONDOLLAR_CREDIT') return Math.round(Number(size) * 100)
  const { spoondollars = 0 } = isStockCode(code) ? stockFacts(code) : {}
  return spoondollars * 100
}

/** An amount of Spoondollars, in their cents, and what it is worth in an order's minor unit. */
export interface SpoondollarAmount {
  readonly cents: number
  readonly minor: number
}

/**
 * Returns the Spoondollars that pay an order: no more than the member has and wants to spend, and
 * the fewest cents that cover what is left to pay. One Spoondollar is one US dollar.
 * @param rate units of the order's currency for one US dollar
 */
export function spoondollarsFor(
  { balanceCents, wantedCents }: { readonly balanceCents: number; readonly wantedCents: number },
  leftMinor: number,
  rate: number,
): SpoondollarAmount {
  const most = Math.max(0, Math.min(balanceCents, wantedCents))
  // The tiny addition makes up for products such as 100 × 0.57, which is a hair less than 57.
  const worth = (cents: number) => Math.floor(cents * rate + 1e-6)
  if (worth(most) <= leftMinor) return { cents: most, minor: worth(most) }
  let cents = Math.ceil(leftMinor / rate)
  // The quotient may be a fraction of a cent off.
  while (worth(cents) < leftMinor) cents += 1
  while (cents > 0 && worth(cents - 1) >= leftMinor) cents -= 1
  return { cents, minor: leftMinor }
}
