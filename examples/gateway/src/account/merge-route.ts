import { mergeCarts } from '@selvage/core/cart'
import { isCurrency } from '@selvage/core/locale'
import { and, eq, inArray } from 'drizzle-orm'
import { lockPending, PENDING_STATES } from '../cart/cart-rows.ts'
import { wireCart } from '../cart/wire-cart.ts'
import type { Queryable } from '../db/database.ts'
import { carts } from '../db/schema/cart.ts'
import { sessions, users } from '../db/schema/session.ts'
import { httpError } from '../http/http-error.ts'
import { handle } from '../http/handle.ts'
import type { Session } from '../http/visitor.ts'
import { movePlace } from '../session/users.ts'
import { mergeGuest } from './merge-guest.ts'

/** Merging a guest's cart that its member's session follows; the member is the caller alone. */
export const mergeRoute = handle(mergeCarts, async (context, deps) => {
  const { session, body } = context
  const { guestCartID, userCustomerID, userCurrency } = body
  if (!isCurrency(userCurrency)) throw httpError('CURRENCY_INVALID', { field: 'userCurrency' })
  if (session.guest || userCustomerID !== session.userId)
    throw httpError('UNAUTHORIZED', { field: 'userCustomerID' })
  return deps.db.transaction(async (tx) => {
    const guestId = await ownGuest(tx, session, guestCartID)
    const merge = await mergeGuest(tx, guestId, session.userId, deps)
    if (merge.state === 'waits') throw httpError('CART_BEING_PAID')
    await movePlace(tx, session.userId, { currency: userCurrency })
    const own = await lockPending(tx, session.userId)
    return {
      order: own ? await wireCart(tx, own, deps) : null,
      saved_for_later: merge.savedForLater,
    }
  })
})

/** The guest of a cart that is the session's own; any other is the same 404 as an unknown one. */
async function ownGuest(
  tx: Queryable,
  { sessionId }: Session,
  guestCartId: string,
): Promise<string> {
  const [found] = await tx
    .select({ guestId: carts.userId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.guestId))
    .innerJoin(carts, eq(carts.userId, users.id))
    .where(
      and(
        eq(sessions.id, sessionId ?? ''),
        eq(carts.id, guestCartId),
        inArray(carts.state, [...PENDING_STATES, 'merged']),
      ),
    )
  if (!found) throw httpError('ORDER_NOT_FOUND')
  return found.guestId
}
