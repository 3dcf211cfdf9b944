import { chunkOf } from '../../cart/chunks.ts'
import { MAX_QUANTITY, MAX_REMOVED_LINES } from '../../cart/quantity.ts'
import { SAME_CONTENT_MS } from '../../contract/call-auth.table.ts'
import { lineOf, signedIn } from '../handler.ts'
import type { CheckedRequest } from '../handler.ts'
import { checkMerchandise, sameMerchandise, termsOf, withOwnDesign } from '../merchandise.ts'
import type { Merchandise } from '../merchandise.ts'
import { reject } from '../rejection.ts'
import { assertOpen, newId, openCart, pendingCart } from '../test-shop.ts'
import type { TestCart, TestLine, TestShop, WireCart } from '../test-shop.ts'
import { takenPromo } from '../cart-discount.ts'
import { wireCart } from '../wire-cart.ts'

/** Returns the line of a cart that holds the same product. */
export const sameLine = (cart: TestCart, merchandise: Merchandise): TestLine | undefined =>
  cart.lines.find((line) => sameMerchandise(line.merchandise, merchandise))

/**
 * Sets a line's quantity, and the chunks that it is cut into; rejects a quantity above 99 and any
 * of an item that is sold one at a time.
 */
export function setQuantity(line: TestLine, quantity: number, chunkSize = line.chunkSize): void {
  if (termsOf(line.merchandise).single)
    reject('ORDER_ITEM_CANNOT_EDIT_QUANTITY', { field: 'quantity' })
  if (quantity > MAX_QUANTITY)
    reject('FIELD_VALUE_INVALID', { field: 'quantity', params: { max: MAX_QUANTITY } })
  line.quantity = quantity
  line.chunkSize = chunkOf(quantity, chunkSize)
}

/** Rejects more than one of an item that is sold one at a time. */
function assertSingle(merchandise: Merchandise, quantity: number): void {
  if (quantity > 1 && termsOf(merchandise).single)
    reject('FIELD_VALUE_INVALID', { field: 'quantity', params: { max: 1 } })
}

/** Takes a line out of a cart, which keeps it among those that can come back. */
export function remove(cart: TestCart, line: TestLine): void {
  cart.lines = cart.lines.filter((each) => each !== line)
  const others = cart.removed.filter(
    ({ merchandise }) => !sameMerchandise(merchandise, line.merchandise),
  )
  cart.removed = [...others, line].slice(-MAX_REMOVED_LINES)
}

/** Brings a removed line back to its place, or its pieces into an equal line. */
export function restore(shop: TestShop, cart: TestCart, line: TestLine): void {
  const same = sameLine(cart, line.merchandise)
  if (same) setQuantity(same, same.quantity + line.quantity)
  else {
    assertRoom(shop, cart)
    // Ids are numbered in the order in which lines were added.
    cart.lines = [...cart.lines, line].sort((one, other) => one.id.localeCompare(other.id))
  }
  cart.removed = cart.removed.filter((each) => each !== line)
}

function assertRoom(shop: TestShop, cart: TestCart): void {
  if (cart.lines.length >= shop.itemLimit)
    reject('ORDER_ITEMS_FOR_ORDER_AT_LIMIT', { params: { limit: shop.itemLimit } })
}

/** Raises the cart's version after a write and returns the answer. */
export function changed(shop: TestShop, cart: TestCart): { order: WireCart } {
  cart.version += 1
  return { order: wireCart(shop, cart) }
}

/** Adds a line, or raises the quantity of an equal line. Returns the line's id. */
function put(shop: TestShop, cart: TestCart, merchandise: Merchandise, quantity: number): string {
  const same = sameLine(cart, merchandise)
  if (same) {
    setQuantity(same, same.quantity + quantity)
    return same.id
  }
  assertRoom(shop, cart)
  const line = { id: newId(shop, 'line'), merchandise, quantity, chunkSize: null }
  cart.lines.push(line)
  return line.id
}

/**
 * Answers every call that adds merchandise. The same key with the same body adds the line once and
 * is answered with the cart as it is now; with another body it is rejected.
 */
export function added(
  request: CheckedRequest,
  item: Merchandise,
  { quantity, promo }: { readonly quantity: number; readonly promo?: string | undefined },
): { addToCart: { order_id: string; order_item_id: string; cart: WireCart } } {
  const { shop, body, key } = request
  const user = signedIn(request)
  const merchandise = withOwnDesign(item, shop)
  const fingerprint = JSON.stringify(body)
  const once = `${user.id} ${merchandise.kind} ${key || `content ${fingerprint}`}`
  const now = Date.now()
  const known = shop.added.get(once)
  const isOver = key === '' && known && now - known.at >= SAME_CONTENT_MS
  const before = isOver ? undefined : known
  if (before && before.fingerprint !== fingerprint)
    reject('FIELD_VALUE_INVALID', { status: 422, field: 'Idempotency-Key' })
  if (before) {
    request.markReplayed()
    return wireAdded(shop, before)
  }
  checkMerchandise(merchandise, shop)
  assertSingle(merchandise, quantity)
  // Judged with the new line, before it is put in: a promo that is rejected changes nothing.
  const lines = [
    ...(pendingCart(user)?.lines ?? []),
    { id: '', merchandise, quantity, chunkSize: null },
  ]
  const taken =
    promo === undefined ? null : takenPromo(shop, promo, { lines, owner: user, field: 'promo.id' })
  const cart = openCart(shop, user)
  assertOpen(cart)
  const itemId = put(shop, cart, merchandise, quantity)
  if (taken !== null) cart.promo = taken
  cart.version += 1
  shop.added.set(once, { fingerprint, cart, itemId, at: now })
  return wireAdded(shop, { cart, itemId })
}

function wireAdded(shop: TestShop, { cart, itemId }: { cart: TestCart; itemId: string }) {
  return {
    addToCart: { order_id: cart.id, order_item_id: itemId, cart: wireCart(shop, cart) },
  }
}

/**
 * Answers every call that replaces a line. When another line already has the same merchandise, the
 * two become one line.
 */
export function replaced(
  request: CheckedRequest,
  item: Merchandise,
  quantity: number,
): { order: WireCart } {
  const merchandise = withOwnDesign(item, request.shop)
  const { cart, line } = lineOf(request)
  if (!line) return reject('ORDER_ITEM_NOT_FOUND')
  checkMerchandise(merchandise, request.shop)
  assertSingle(merchandise, quantity)
  const same = sameLine(cart, merchandise)
  if (same && same !== line) {
    setQuantity(same, same.quantity + quantity)
    cart.lines = cart.lines.filter((each) => each !== line)
  } else {
    const isSame = sameMerchandise(line.merchandise, merchandise)
    line.merchandise = merchandise
    line.quantity = quantity
    line.chunkSize = isSame ? chunkOf(quantity, line.chunkSize) : null
  }
  return changed(request.shop, cart)
}
