import { setPromo } from '@selvage/core/cart'
import { eq } from 'drizzle-orm'
import { promos } from '../db/schema/cart.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { promoError } from '../promo/counting-promo.ts'
import { assertOpen, assertVersion, lockOwnCart, touch } from './cart-rows.ts'
import { countGuess } from './guess-limit.ts'
import { currencyOf, loadMerchandise } from './load-cart.ts'
import { wireCart } from './wire-cart.ts'

const promo = handle(setPromo, async (context, deps) => {
  const { userId } = context.session
  const code = context.body.code?.trim().toUpperCase() ?? null
  if (code !== null) await countGuess(`promo ${userId}`, 'PROMO_CODE_INVALID', deps)
  return deps.db.transaction(async (tx) => {
    const cart = await lockOwnCart(tx, userId, context.params.id)
    assertOpen(cart)
    await assertVersion(tx, cart, context.version, deps)
    if (code !== null) {
      const [row] = await tx.select().from(promos).where(eq(promos.code, code))
      const loaded = await loadMerchandise(
        tx,
        { ...cart, promoCode: null },
        await currencyOf(tx, userId),
        deps,
      )
      const rejection = row
        ? promoError(row, loaded.merchandiseUsdMinor, deps.now())
        : 'PROMO_CODE_INVALID'
      if (rejection) throw httpError(rejection, { field: 'code' })
    }
    return { order: await wireCart(tx, await touch(tx, cart, { promoCode: code }, deps), deps) }
  })
})

/** Promo codes. */
export const promoRoutes: readonly Route[] = [promo]
