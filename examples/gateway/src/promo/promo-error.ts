import type { PromoRow } from '../db/schema/promo.ts'

/** Returns why a promo cannot be used, or null when it can. */
export function promoError(
  promo: PromoRow,
  merchandiseUsdMinor: number,
  now: Date,
): 'PROMO_CODE_INVALID' | 'PROMO_ORDER_DOES_NOT_QUALIFY' | null {
  const over = (promo.endsAt !== null && promo.endsAt <= now) || promo.startsAt > now
  const usedUp = promo.usageLimit !== null && promo.usedCount >= promo.usageLimit
  if (over || usedUp) return 'PROMO_CODE_INVALID'
  return merchandiseUsdMinor < promo.minSubtotalUsdMinor ? 'PROMO_ORDER_DOES_NOT_QUALIFY' : null
}
