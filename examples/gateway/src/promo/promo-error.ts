import type { PromoRow } from '../db/schema/promo.ts'

/**
 * Returns why a promo cannot be used, or null when it can. One that has not begun is as unknown as
 * any other word.
 */
export function promoError(
  promo: PromoRow,
  merchandiseUsdMinor: number,
  now: Date,
): 'PROMO_CODE_INVALID' | 'PROMO_CODE_ENDED' | 'PROMO_ORDER_DOES_NOT_QUALIFY' | null {
  if (promo.startsAt > now) return 'PROMO_CODE_INVALID'
  const isOver = promo.endsAt !== null && promo.endsAt <= now
  const isUsedUp = promo.usageLimit !== null && promo.usedCount >= promo.usageLimit
  if (isOver || isUsedUp) return 'PROMO_CODE_ENDED'
  return merchandiseUsdMinor < promo.minSubtotalUsdMinor ? 'PROMO_ORDER_DOES_NOT_QUALIFY' : null
}
