import type { Gateway, SendOptions } from '../gateway/client.ts'
import type { User } from '../session/session.contract.ts'
import { cartCount } from './cart.contract.ts'
import { orderItemsCount } from './legacy-calls.contract.ts'

/**
 * Counts the pieces in the cart of a user; null is a visitor, or a user who is not known. A user
 * who stays with the legacy calls is counted by theirs, with the same result.
 * @source spec 1 §6, §7
 */
export async function countPieces(
  gateway: Pick<Gateway, 'send'>,
  user: Pick<User, 'stayLegacyUser'> | null,
  options: SendOptions = {},
): Promise<number> {
  return user?.stayLegacyUser
    ? gateway.send(orderItemsCount, { params: { id: 'pending' } }, options)
    : gateway.send(cartCount, { body: {} }, options)
}
