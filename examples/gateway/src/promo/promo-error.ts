import { MEMBERS_ONLY } from '@selvage/core/errors'
import type { PromoRow } from '../db/schema/promo.ts'

/** The facts of an order that decide whether a promo counts for it. */
export interface PromoOrder {
  /** The merchandise that counts in US cents, before any discount. */
  readonly merchandiseUsdMinor: number
  /** True for an order of a member. */
  readonly isMember: boolean
}

/** Why a promo cannot be used: the error's code, and its parameters where it has some. */
export interface PromoRejection {
  readonly code: 'PROMO_CODE_INVALID' | 'PROMO_CODE_ENDED' | 'PROMO_ORDER_DOES_NOT_QUALIFY'
  readonly params?: { readonly reason: typeof MEMBERS_ONLY }
}

/**
 * Returns why a promo cannot be used, or null when it can. One that has not begun is as unknown as
 * any other word; a guest reads first that it is for members.
 */
export function promoError(
  promo: PromoRow,
  { merchandiseUsdMinor, isMember }: PromoOrder,
  now: Date,
): PromoRejection | null {
  if (promo.startsAt > now) return { code: 'PROMO_CODE_INVALID' }
  const isOver = promo.endsAt !== null && promo.endsAt <= now
  const isUsedUp = promo.usageLimit !== null && promo.usedCount >= promo.usageLimit
  if (isOver || isUsedUp) return { code: 'PROMO_CODE_ENDED' }
  if (promo.membersOnly && !isMember)
    return { code: 'PROMO_ORDER_DOES_NOT_QUALIFY', params: { reason: MEMBERS_ONLY } }
  return merchandiseUsdMinor < promo.minSubtotalUsdMinor
    ? { code: 'PROMO_ORDER_DOES_NOT_QUALIFY' }
    : null
}
