import { betterDiscount } from '@selvage/core/discount'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import type { CartRow } from '../db/schema/cart.ts'
import { promos } from '../db/schema/promo.ts'
import type { PromoRow } from '../db/schema/promo.ts'
import { ownDiscount } from '../discount/verified-groups.ts'
import type { GroupDiscount } from '../discount/verified-groups.ts'
import { promoError } from './promo-error.ts'

/** A cart's discounts as they count now. */
export interface JudgedDiscounts {
  /** The promo that counts; null where none is valid, and where the group's is as large. */
  readonly promo: PromoRow | null
  /** A valid promo that does not count, because the group's discount is as large. */
  readonly outdonePromo: PromoRow | null
  /** Why the stored code is not valid; null while it is, and for a cart without a code. */
  readonly promoCleanup: 'promo_ended' | 'promo_not_applicable' | null
  /** The discount of the cart's user, of a group or of Pro members, whether it counts or not. */
  readonly groupDiscount: GroupDiscount | null
}

/** Judges the discounts of a cart with so much merchandise: the larger one counts. */
export async function countingDiscount(
  db: Queryable,
  { promoCode, userId }: Pick<CartRow, 'promoCode' | 'userId'>,
  merchandiseUsdMinor: number,
  now: Date,
): Promise<JudgedDiscounts> {
  const { valid, promoCleanup } = await validPromo(db, promoCode, merchandiseUsdMinor, now)
  const groupDiscount = await ownDiscount(db, userId, now)
  const counts = betterDiscount(valid?.percentOff ?? null, groupDiscount?.percentOff ?? null)
  return {
    promo: counts === 'promo' ? valid : null,
    outdonePromo: counts === 'promo' ? null : valid,
    promoCleanup,
    groupDiscount,
  }
}

/** Judges the stored promo code. */
async function validPromo(
  db: Queryable,
  code: string | null,
  merchandiseUsdMinor: number,
  now: Date,
): Promise<Pick<JudgedDiscounts, 'promoCleanup'> & { readonly valid: PromoRow | null }> {
  if (code === null) return { valid: null, promoCleanup: null }
  const [row] = await db.select().from(promos).where(eq(promos.code, code))
  const error = row ? promoError(row, merchandiseUsdMinor, now) : 'PROMO_CODE_INVALID'
  if (row && error === null) return { valid: row, promoCleanup: null }
  const isTooLittle = error === 'PROMO_ORDER_DOES_NOT_QUALIFY'
  return { valid: null, promoCleanup: isTooLittle ? 'promo_not_applicable' : 'promo_ended' }
}
