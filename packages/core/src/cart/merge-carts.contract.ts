import * as v from 'valibot'
import { defineCall } from '../contract/define-call.ts'
import { text } from '../contract/wire.ts'
import { cart } from './cart-state.contract.ts'
import { CLOSED_CART } from './closed-cart.ts'

/** Whose cart a guest's is merged into, and the currency that its order is in from then on. */
export interface CartMerge {
  readonly guestCartId: string
  /** Id of the member, who has to be the caller. */
  readonly userId: string
  readonly currency: string
}

/**
 * Merges a guest's cart into the member's. Registering and logging in do so by themselves; this is
 * for a guest's cart that was being paid for then, and for repeating one that was merged, which
 * changes nothing. The guest has to be the one whose session the member's followed: any other cart
 * is the same 404 as an unknown one, and another user is 403. What finds no room in the cart is
 * saved for later; `savedForLater` counts the pieces.
 * @source spec 1 §7
 */
export const mergeCarts = defineCall({
  name: 'cart.merge',
  method: 'POST',
  path: '/api/commercetools/merge-carts',
  service: 'cart',
  body: v.strictObject({
    guestCartID: text(64),
    userCustomerID: text(64),
    userCurrency: text(16),
  }),
  encodeBody: ({ guestCartId, userId, currency }: CartMerge) => ({
    guestCartID: guestCartId,
    userCustomerID: userId,
    userCurrency: currency,
  }),
  answer: v.pipe(
    v.object({ order: v.nullable(cart), saved_for_later: v.optional(v.number(), 0) }),
    v.transform((wire) => ({ cart: wire.order, savedForLater: wire.saved_for_later })),
  ),
  errors: ['UNAUTHORIZED', 'CURRENCY_INVALID', 'ORDER_NOT_FOUND', ...CLOSED_CART],
})
