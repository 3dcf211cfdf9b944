import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import type { CartRow } from '../db/schema/cart.ts'
import { promos } from '../db/schema/promo.ts'
import { httpError } from '../http/http-error.ts'
import { promoError } from '../promo/promo-error.ts'
import { countGuess } from './guess-limit.ts'
import type { Guesser } from './guess-limit.ts'
import { currencyOfUser, loadMerchandise } from './load-cart.ts'

/** A promo code as a shopper typed it, and the field of the request that it came in. */
export interface TypedPromo {
  readonly code: string
  readonly field: 'code' | 'promo.id'
}

/** Applies the one rule of promo codes to a locked cart; gives the code as it is stored. */
export type JudgePromo = (tx: Queryable, cart: CartRow) => Promise<string>

/**
 * Counts a guess of a promo code, by whatever call it comes, and gives the rule that judges it
 * inside the transaction that stores it: an unknown code, one that has ended and one that the order
 * is worth too little for are rejected, so that no other code is ever stored.
 */
export async function promoRule(
  { code, field }: TypedPromo,
  guesser: Guesser,
  deps: Deps,
): Promise<JudgePromo> {
  await countGuess('promo', guesser, deps)
  const { userId } = guesser.session
  const wanted = code.trim().toUpperCase()
  return async (tx, cart) => {
    const [row] = await tx.select().from(promos).where(eq(promos.code, wanted))
    const currency = await currencyOfUser(tx, userId)
    const loaded = await loadMerchandise(tx, { ...cart, promoCode: null }, { currency }, deps)
    const rejection = row
      ? promoError(row, loaded.merchandiseUsdMinor, deps.now())
      : 'PROMO_CODE_INVALID'
    if (rejection) throw httpError(rejection, { field })
    return wanted
  }
}
