import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { promos } from '../db/schema/cart.ts'
import type { PromoRow } from '../db/schema/cart.ts'

/** The promo of a code, if it counts for so much merchandise now. */
export async function countingPromo(
  db: Queryable,
  code: string | null,
  merchandiseUsdMinor: number,
  now: Date,
): Promise<PromoRow | null> {
  if (code === null) return null
  const [row] = await db.select().from(promos).where(eq(promos.code, code))
  return row && promoError(row, merchandiseUsdMinor, now) === null ? row : null
}

/** Why a promo cannot be used, or null when it can. */
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
