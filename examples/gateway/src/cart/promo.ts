import { setPromo } from '@selvage/core/cart'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { assertOpen, assertVersion, lockOwnCart, touch } from './cart-rows.ts'
import { withPromoRule } from './promo-rule.ts'
import { wireCart } from './wire-cart.ts'

const promo = handle(setPromo, async (context, deps) => {
  const { userId } = context.session
  const { code } = context.body
  const typed = code === null ? null : ({ code, field: 'code' } as const)
  return withPromoRule(typed, context, deps, (judge) =>
    deps.db.transaction(async (tx) => {
      const cart = await lockOwnCart(tx, userId, context.params.id)
      assertOpen(cart)
      await assertVersion(tx, cart, context.version, deps)
      const promoCode = judge && (await judge(tx, cart))
      return { order: await wireCart(tx, await touch(tx, cart, { promoCode }, deps), deps) }
    }),
  )
})

/** Promo codes. */
export const promoRoutes: readonly Route[] = [promo]
