import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { promos } from '../db/schema/cart.ts'
import type { PromoRow } from '../db/schema/cart.ts'
import { promoError } from './promo-error.ts'

/** A cart's promo as it counts now, or why it does not. */
export interface JudgedPromo {
  readonly promo: PromoRow | null
  /** Null while it counts, and for a cart without a code. */
  readonly promoCleanup: 'promo_ended' | 'promo_not_applicable' | null
}

/** Judges the stored promo code of a cart with so much merchandise. */
export async function countingPromo(
  db: Queryable,
  code: string | null,
  merchandiseUsdMinor: number,
  now: Date,
): Promise<JudgedPromo> {
  if (code === null) return { promo: null, promoCleanup: null }
  const [row] = await db.select().from(promos).where(eq(promos.code, code))
  const error = row ? promoError(row, merchandiseUsdMinor, now) : 'PROMO_CODE_INVALID'
  if (row && error === null) return { promo: row, promoCleanup: null }
  const isTooLittle = error === 'PROMO_ORDER_DOES_NOT_QUALIFY'
  return { promo: null, promoCleanup: isTooLittle ? 'promo_not_applicable' : 'promo_ended' }
}
