import { betterDiscount } from '@selvage/core/discount'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import type { CartRow } from '../db/schema/cart.ts'
import { promos } from '../db/schema/promo.ts'
import { users } from '../db/schema/session.ts'
import type { PromoRow } from '../db/schema/promo.ts'
import { ownDiscount } from '../discount/verified-groups.ts'
import type { GroupDiscount } from '../discount/verified-groups.ts'
import { promoError } from './promo-error.ts'
import type { PromoRejection } from './promo-error.ts'

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
  cart: Pick<CartRow, 'promoCode' | 'userId'>,
  merchandiseUsdMinor: number,
  now: Date,
): Promise<JudgedDiscounts> {
  const { userId } = cart
  const { valid, promoCleanup } = await validPromo(db, cart, merchandiseUsdMinor, now)
  const groupDiscount = await ownDiscount(db, userId, now)
  const counts = betterDiscount(valid?.percentOff ?? null, groupDiscount?.percentOff ?? null)
  return {
    promo: counts === 'promo' ? valid : null,
    outdonePromo: counts === 'promo' ? null : valid,
    promoCleanup,
    groupDiscount,
  }
}

/** Returns why a promo does not count for a user's order with so much merchandise. */
export async function promoRejection(
  db: Queryable,
  promo: PromoRow,
  {
    userId,
    merchandiseUsdMinor,
  }: { readonly userId: string; readonly merchandiseUsdMinor: number },
  now: Date,
): Promise<PromoRejection | null> {
  const [user] = await db.select({ guest: users.guest }).from(users).where(eq(users.id, userId))
  return promoError(promo, { merchandiseUsdMinor, isMember: user?.guest === false }, now)
}

/** Judges the stored promo code. */
async function validPromo(
  db: Queryable,
  { promoCode: code, userId }: Pick<CartRow, 'promoCode' | 'userId'>,
  merchandiseUsdMinor: number,
  now: Date,
): Promise<Pick<JudgedDiscounts, 'promoCleanup'> & { readonly valid: PromoRow | null }> {
  if (code === null) return { valid: null, promoCleanup: null }
  const [row] = await db.select().from(promos).where(eq(promos.code, code))
  if (!row) return { valid: null, promoCleanup: 'promo_ended' }
  const rejection = await promoRejection(db, row, { userId, merchandiseUsdMinor }, now)
  if (rejection === null) return { valid: row, promoCleanup: null }
  const isApart = rejection.code === 'PROMO_ORDER_DOES_NOT_QUALIFY'
  return { valid: null, promoCleanup: isApart ? 'promo_not_applicable' : 'promo_ended' }
}
