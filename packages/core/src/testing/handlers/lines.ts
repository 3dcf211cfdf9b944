import { MAX_QUANTITY } from '../../cart/quantity.ts'
import { signedIn, versionedCart } from '../handler.ts'
import type { CheckedRequest } from '../handler.ts'
import { checkMerchandise, sameMerchandise } from '../merchandise.ts'
import type { Merchandise } from '../merchandise.ts'
import { reject } from '../rejection.ts'
import { newId, openCart } from '../test-shop.ts'
import type { TestCart, TestLine, TestShop, WireCart } from '../test-shop.ts'
import { wireCart } from '../wire-cart.ts'

/** Adds a line, or raises the quantity of an equal line. Returns the line's id. */
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

/** Raises the cart's version after a write and returns the answer. */
export function changed(shop: TestShop, cart: TestCart): { order: WireCart } {
  cart.version += 1
  return { order: wireCart(shop, cart) }
}

/** Returns the line of a request; rejects an unknown id. */
export function lineIn(request: CheckedRequest, cart: TestCart): TestLine {
  return (
    cart.lines.find(({ id }) => id === request.params['id']) ??
    reject('ORDER_ITEM_NOT_FOUND', { status: 404 })
  )
}

/** Answers every call that adds merchandise. */
export function added(
  request: CheckedRequest,
  merchandise: Merchandise,
  quantity: number,
): { addToCart: { order_id: string; order_item_id: string; cart: WireCart } } {
  const { shop } = request
  const cart = openCart(shop, signedIn(request))
  checkMerchandise(merchandise)
  const itemId = put(shop, cart, { id: newId(shop, 'line'), merchandise, quantity })
  return {
    addToCart: { order_id: cart.id, order_item_id: itemId, cart: changed(shop, cart).order },
  }
}

/**
 * Answers every call that replaces a line. When another line already has the same merchandise, the
 * two become one line.
 */
export function replaced(
  request: CheckedRequest,
  merchandise: Merchandise,
  quantity: number,
): { order: WireCart } {
  const cart = versionedCart(request)
  const old = lineIn(request, cart)
  checkMerchandise(merchandise)
  const twin = cart.lines.find(
    (each) => each !== old && sameMerchandise(each.merchandise, merchandise),
  )
  if (twin && twin.quantity + quantity > MAX_QUANTITY)
    reject('FIELD_VALUE_INVALID', { field: 'quantity' })
  const next = { id: old.id, merchandise, quantity: quantity + (twin?.quantity ?? 0) }
  cart.lines = cart.lines.flatMap((line) => (line === twin ? [] : [line === old ? next : line]))
  return changed(request.shop, cart)
}
