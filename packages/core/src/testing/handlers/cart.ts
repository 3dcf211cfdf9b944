import { addToCart, cartCount, createHandover, getCart, patchItem, redeemHandover, removeItem, replaceItem, setPromo } from '../../cart/cart.contract.ts'
import type { CallBody } from '../../contract/define-call.ts'
import { MAX_QUANTITY } from '../../cart/quantity.ts'
import { handle, somebody, versionedCart } from '../handler.ts'
import type { Asked, Handler } from '../handler.ts'
import { OUT_OF_STOCK, SAMPLE_PROMO, RATES } from '../prices.table.ts'
import { refuse } from '../refusal.ts'
import { newId, openCart } from '../test-shop.ts'
import type { TestCart, TestLine, TestShop } from '../test-shop.ts'
import { pieceMinor, sampleDesign, wireCart } from '../wire-cart.ts'

type Payload = CallBody<typeof addToCart>

function lineOf(shop: TestShop, payload: Payload, id = newId(shop, 'line')): TestLine {
  if (!sampleDesign(payload.design.id)) refuse('NO_IMAGE_AVAILABLE')
  if (OUT_OF_STOCK.includes(payload.fabric)) refuse('FABRIC_OUT_OF_STOCK')
  return { id, designId: payload.design.id, fabric: payload.fabric, size: payload.fabric_size, quantity: payload.quantity }
}

/** Puts a line in, or raises the quantity of the same one; gives the line's id. */
function put(shop: TestShop, cart: TestCart, line: TestLine): string {
  const same = cart.lines.find((each) => each.designId === line.designId && each.fabric === line.fabric && each.size === line.size)
  if (!same && cart.lines.length >= shop.itemLimit) refuse('ORDER_ITEMS_FOR_ORDER_AT_LIMIT', { params: { limit: shop.itemLimit } })
  if (same && same.quantity + line.quantity > MAX_QUANTITY) refuse('FIELD_VALUE_INVALID', { field: 'quantity' })
  if (same) same.quantity += line.quantity
  else cart.lines.push(line)
  return (same ?? line).id
}

/** Ends a write: the version grows, and a payment that was for another total is forgotten. */
export function changed(shop: TestShop, cart: TestCart) {
  cart.version += 1
  return { order: wireCart(shop, cart) }
}

function lineIn(asked: Asked, cart: TestCart): TestLine {
  return cart.lines.find(({ id }) => id === asked.params['id']) ?? refuse('ORDER_ITEM_NOT_FOUND', { status: 404 })
}

const subtotal = (shop: TestShop, cart: TestCart) => cart.lines.reduce((sum, { fabric, size, quantity }) => sum + pieceMinor(fabric, size, shop.currency) * quantity, 0)

/** The pending cart. */
export const cartHandlers: readonly Handler[] = [
  handle(addToCart, (asked) => {
    const { shop, body } = asked
    const cart = openCart(shop, somebody(asked))
    const itemId = put(shop, cart, lineOf(shop, body))
    return { addToCart: { order_id: cart.id, order_item_id: itemId, cart: changed(shop, cart).order } }
  }),
  handle(getCart, ({ shop, user, params, query }) => {
    if (query.currency !== undefined) shop.currency = query.currency
    const cart = user?.cart && !user.cart.closed ? user.cart : null
    if (params['id'] !== 'pending' && cart?.id !== params['id']) refuse('ORDER_NOT_FOUND', { status: 404 })
    return { order: cart && wireCart(shop, cart) }
  }),
  handle(cartCount, ({ user }) => ({ cartCount: { cartCount: user?.cart && !user.cart.closed ? user.cart.lines.reduce((sum, { quantity }) => sum + quantity, 0) : 0 } })),
  handle(patchItem, (asked) => {
    const cart = versionedCart(asked)
    lineIn(asked, cart).quantity = asked.body.quantity
    return changed(asked.shop, cart)
  }),
  handle(replaceItem, (asked) => {
    const cart = versionedCart(asked)
    const old = lineIn(asked, cart)
    const next = lineOf(asked.shop, asked.body, old.id)
    const twin = cart.lines.find((each) => each.id !== old.id && each.designId === next.designId && each.fabric === next.fabric && each.size === next.size)
    if (twin && twin.quantity + next.quantity > MAX_QUANTITY) refuse('FIELD_VALUE_INVALID', { field: 'quantity' })
    cart.lines = cart.lines.flatMap((line) => (line === twin ? [] : line === old ? [{ ...next, quantity: next.quantity + (twin?.quantity ?? 0) }] : [line]))
    return changed(asked.shop, cart)
  }),
  handle(removeItem, (asked) => {
    const cart = versionedCart(asked)
    cart.lines = cart.lines.filter(({ id }) => id !== asked.params['id'])
    return changed(asked.shop, cart)
  }),
  handle(setPromo, (asked) => {
    const { shop, body } = asked
    const cart = versionedCart(asked, asked.params['id'])
    const code = body.code?.trim().toUpperCase() ?? null
    if (code !== null && code !== SAMPLE_PROMO.code) refuse('PROMO_CODE_INVALID')
    if (code !== null && subtotal(shop, cart) < SAMPLE_PROMO.fromCents * RATES[shop.currency]) refuse('PROMO_ORDER_DOES_NOT_QUALIFY')
    cart.promo = code
    return changed(shop, cart)
  }),
  handle(createHandover, (asked) => {
    const user = somebody(asked)
    if (!user.cart || user.cart.closed || user.cart.lines.length === 0) refuse('ORDER_CONTAINS_NO_ITEMS')
    const code = newId(asked.shop, 'handover')
    asked.shop.handovers.set(code, user.id)
    return { code }
  }),
  handle(redeemHandover, (asked) => {
    const { shop, body } = asked
    const from = shop.users.get(shop.handovers.get(body.code) ?? '')
    if (!from?.cart) refuse('HANDOVER_INVALID')
    shop.handovers.delete(body.code)
    const user = somebody(asked)
    const cart = openCart(shop, user)
    if (from === user) return { order: wireCart(shop, cart) }
    for (const line of from.cart.lines) put(shop, cart, { ...line, id: newId(shop, 'line') })
    from.cart.closed = true
    return changed(shop, cart)
  }),
]
