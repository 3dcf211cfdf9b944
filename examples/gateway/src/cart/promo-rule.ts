import { eq } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import type { CartRow } from '../db/schema/cart.ts'
import { promos } from '../db/schema/promo.ts'
import { httpError } from '../http/http-error.ts'
import { promoRejection } from '../promo/counting-discount.ts'
import { withinGuesses } from './guess-limit.ts'
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
 * Runs a write that stores a promo code, by whatever call it comes, as a guess. It gets the rule
 * that judges the code inside its transaction: an unknown code, one that has ended, one for members
 * from a guest and one that the order is worth too little for are rejected, so that no other code
 * is ever stored. Without a code it gets no rule.
 */
export function withPromoRule<T>(
  typed: TypedPromo | null,
  guesser: Guesser,
  deps: Deps,
  write: (judge: JudgePromo | null) => Promise<T>,
): Promise<T> {
  if (!typed) return write(null)
  const { code, field } = typed
  const { userId } = guesser.session
  const wanted = code.trim().toUpperCase()
  const judge: JudgePromo = async (tx, cart) => {
    const [row] = await tx.select().from(promos).where(eq(promos.code, wanted))
    const currency = await currencyOfUser(tx, userId)
    const loaded = await loadMerchandise(tx, { ...cart, promoCode: null }, { currency }, deps)
    if (!row) throw httpError('PROMO_CODE_INVALID', { field })
    const order = { userId, merchandiseUsdMinor: loaded.merchandiseUsdMinor }
    const rejection = await promoRejection(tx, row, order, deps.now())
    if (rejection) throw httpError(rejection.code, { ...rejection, field })
    return wanted
  }
  return withinGuesses('promo', guesser, deps, () => write(judge))
}
