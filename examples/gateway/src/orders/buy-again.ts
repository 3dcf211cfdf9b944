import type { CallReply } from '@selvage/core/contract'
import type { buyAgain } from '@selvage/core/orders'
import type { Deps } from '../app-deps.ts'
import { assertOpen, openCart, touch } from '../cart/cart-rows.ts'
import { loadLines } from '../cart/load-cart-lines.ts'
import type { CartLine } from '../cart/load-lines.ts'
import { ownMergeKey } from '../cart/product-line.ts'
import { takeLine } from '../cart/take-line.ts'
import { termsOfRow } from '../cart/terms-of-row.ts'
import type { Queryable } from '../db/database.ts'
import type { CartRow } from '../db/schema/cart.ts'
import type { OrderRow } from '../db/schema/payment.ts'
import { httpError } from '../http/http-error.ts'

type WireLines = CallReply<typeof buyAgain>['lines']
type WireLine = WireLines[number]

/** The lines of an order that are in a cart again, and that cart. */
export interface Bought {
  readonly cartId: string
  readonly lines: WireLines
}

/**
 * Puts the lines of an order, or one of them, into the user's cart as far as the limits allow. What
 * can be bought is decided by the catalog of today, as in a cart.
 */
export async function addLinesOf(
  tx: Queryable,
  { cartId, snapshot }: OrderRow,
  { userId, itemId }: { readonly userId: string; readonly itemId: string | undefined },
  deps: Pick<Deps, 'config' | 'now'>,
): Promise<Bought> {
  const wanted = snapshot.order.order_items.filter(
    ({ id }) => itemId === undefined || id === itemId,
  )
  if (wanted.length === 0) throw httpError('ORDER_ITEM_NOT_FOUND')
  const { lines: now } = await loadLines(tx, cartId, deps.now())
  const cart = await openCart(tx, userId, deps)
  assertOpen(cart)
  const lines: WireLine[] = []
  for (const { id } of wanted) {
    const line = now.find(({ item }) => item.id === id)
    lines.push(await addLineOf(tx, cart, { id, line }, deps))
  }
  if (lines.some(({ added }) => added > 0)) await touch(tx, cart, {}, deps)
  return { cartId: cart.id, lines }
}

async function addLineOf(
  tx: Queryable,
  cart: CartRow,
  { id, line }: { readonly id: string; readonly line: CartLine | undefined },
  deps: Pick<Deps, 'config' | 'now'>,
): Promise<WireLine> {
  const reason = line ? line.cleanup : 'item_unavailable'
  if (!line || reason !== null)
    return { order_item_id: id, outcome: 'unavailable', added: 0, reason }
  const { item } = line
  const mergeKey = termsOfRow(item).credit ? ownMergeKey() : item.mergeKey
  const added = await takeLine(tx, cart, { ...item, mergeKey }, deps)
  const outcome = added < item.quantity ? 'at_limit' : 'added'
  return { order_item_id: id, outcome, added, reason: null }
}
