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

/** How a member's Spoondollars pay an order, and what of it is left to pay then. */
export interface SpoondollarPayment {
  /** Those that pay it; null when none do. */
  readonly spoondollars: SpoondollarAmount | null
  /** The rest that is left to pay, in the order's minor unit. */
  readonly dueMinor: number
  /** The member's Spoondollars, and how many of them the order can be paid with, in cents. */
  readonly balance: { readonly cents: number; readonly usableCents: number }
}

/**
 * Pays an order with those of a member's Spoondollars that they want to spend; a subscription is
 * paid with none.
 * @param order `leftMinor` is left to pay in the order's minor unit; `rate` is units of its
 *   currency for one US dollar
 * @source spec 2 §8
 */
export function payWithSpoondollars(
  { balanceCents, wantedCents }: { readonly balanceCents: number; readonly wantedCents: number },
  order: { readonly leftMinor: number; readonly rate: number; readonly subscription: boolean },
): SpoondollarPayment {
  const { leftMinor, rate, subscription } = order
  const most = subscription ? 0 : balanceCents
  const usable = spoondollarsFor({ balanceCents, wantedCents: most }, leftMinor, rate)
  const wanted = Math.min(usable.cents, wantedCents)
  const used = spoondollarsFor({ balanceCents, wantedCents: wanted }, leftMinor, rate)
  return {
    spoondollars: used.minor > 0 ? used : null,
    dueMinor: leftMinor - used.minor,
    balance: { cents: balanceCents, usableCents: usable.cents },
  }
}
