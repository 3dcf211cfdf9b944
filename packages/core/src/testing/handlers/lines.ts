import { MAX_QUANTITY } from '../../cart/quantity.ts'
import { signedIn, versionedCart } from '../handler.ts'
import type { RecordedRequest } from '../handler.ts'
import { reject } from '../rejection.ts'
import { checkMerchandise, sameMerchandise } from '../test-line.ts'
import type { Merchandise, TestLine } from '../test-line.ts'
import { newId, openCart } from '../test-shop.ts'
import type { TestCart, TestShop, WireCart } from '../test-shop.ts'
import { wireCart } from '../wire-cart.ts'

/** Puts a line in, or raises the quantity of the same one; gives the line's id. */
export function put(shop: TestShop, cart: TestCart, line: TestLine): string {
  const same = cart.lines.find(({ merchandise }) => sameMerchandise(merchandise, line.merchandise))
  if (!same && cart.lines.length >= shop.itemLimit)
    reject('ORDER_ITEMS_FOR_ORDER_AT_LIMIT', { params: { limit: shop.itemLimit } })
  if (same && same.quantity + line.quantity > MAX_QUANTITY)
    reject('FIELD_VALUE_INVALID', { field: 'quantity' })
  if (same) same.quantity += line.quantity
  else cart.lines.push(line)
  return (same ?? line).id
}

/** Ends a write: the version grows, and a payment that was for another total is forgotten. */
export function changed(shop: TestShop, cart: TestCart): { order: WireCart } {
  cart.version += 1
  return { order: wireCart(shop, cart) }
}

/** The line that a request is about. */
export function lineIn(asked: RecordedRequest, cart: TestCart): TestLine {
  return (
    cart.lines.find(({ id }) => id === asked.params['id']) ??
    reject('ORDER_ITEM_NOT_FOUND', { status: 404 })
  )
}

/** Answers every call that adds goods. */
export function added(
  asked: RecordedRequest,
  merchandise: Merchandise,
  quantity: number,
): { addToCart: { order_id: string; order_item_id: string; cart: WireCart } } {
  const { shop } = asked
  const cart = openCart(shop, signedIn(asked))
  checkMerchandise(merchandise)
  const itemId = put(shop, cart, { id: newId(shop, 'line'), merchandise, quantity })
  return {
    addToCart: { order_id: cart.id, order_item_id: itemId, cart: changed(shop, cart).order },
  }
}

/**
 * Answers every call that replaces a line; one that has become what another line is already joins
 * it.
 */
export function replaced(
  asked: RecordedRequest,
  merchandise: Merchandise,
  quantity: number,
): { order: WireCart } {
  const cart = versionedCart(asked)
  const old = lineIn(asked, cart)
  checkMerchandise(merchandise)
  const twin = cart.lines.find(
    (each) => each !== old && sameMerchandise(each.merchandise, merchandise),
  )
  if (twin && twin.quantity + quantity > MAX_QUANTITY)
    reject('FIELD_VALUE_INVALID', { field: 'quantity' })
  const next = { id: old.id, merchandise, quantity: quantity + (twin?.quantity ?? 0) }
  cart.lines = cart.lines.flatMap((line) => (line === twin ? [] : [line === old ? next : line]))
  return changed(asked.shop, cart)
}
