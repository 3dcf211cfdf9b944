import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { promos } from '../db/schema/cart.ts'
import type { PromoRow } from '../db/schema/cart.ts'
import { promoError } from './promo-error.ts'

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
