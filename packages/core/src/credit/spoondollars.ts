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
 * Returns the Spoondollars that pay an order: no more than the member has, wants to spend and has
 * left to pay, and the fewest cents that are worth so much. One Spoondollar is one US dollar.
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
  const minor = Math.min(worth(most), leftMinor)
  let cents = Math.ceil(minor / rate)
  // The quotient may be a fraction of a cent off.
  while (worth(cents) < minor) cents += 1
  while (cents > 0 && worth(cents - 1) >= minor) cents -= 1
  return { cents, minor }
}
