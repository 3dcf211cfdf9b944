import { createHandover, previewHandover, redeemHandover } from '../../cart/handover.contract.ts'
import { MAX_QUANTITY } from '../../cart/quantity.ts'
import { isCountry } from '../../locale/locale.ts'
import { handle, signedIn } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { reject } from '../rejection.ts'
import { assertOpen, movePlace, newId, openCart, pendingCart } from '../test-shop.ts'
import type { TestCart, TestShop } from '../test-shop.ts'
import { wireCart } from '../wire-cart.ts'
import { changed, sameLine } from './lines.ts'

/**
 * Moves every line into another cart as far as its limits allow. Returns the number of lines that
 * found no room, wholly or in part.
 */
function moveLines(shop: TestShop, from: TestCart, to: TestCart): number {
  let savedForLater = 0
  for (const { merchandise, quantity } of from.lines) {
    const same = sameLine(to, merchandise)
    const room = same || to.lines.length < shop.itemLimit
    const taken = room ? Math.min(MAX_QUANTITY - (same?.quantity ?? 0), quantity) : 0
    if (same) same.quantity += taken
    else if (room) to.lines.push({ id: newId(shop, 'line'), merchandise, quantity })
    if (taken < quantity) savedForLater += 1
  }
  from.lines = []
  return savedForLater
}

/** Calls that carry an embed's cart over to the storefront. */
export const handoverHandlers: readonly Handler[] = [
  handle(createHandover, (request) => {
    const from = signedIn(request)
    const cart = pendingCart(from)
    if (!cart || cart.lines.length === 0) return reject('ORDER_CONTAINS_NO_ITEMS')
    assertOpen(cart)
    const { country, currency } = request.body
    // A country that does not exist is none.
    const named = { ...(isCountry(country) && { country }), ...(currency && { currency }) }
    movePlace(from, named)
    const code = newId(request.shop, 'handover')
    request.shop.handovers.set(code, {
      from,
      cart,
      named,
      origin: request.origin === 'null' ? null : request.origin,
      redeemedBy: null,
      savedForLater: 0,
    })
    return { code }
  }),
  handle(previewHandover, ({ shop, body, user }) => {
    const { cart, named, origin, redeemedBy } =
      shop.handovers.get(body.code) ?? reject('HANDOVER_INVALID')
    const redeemed = redeemedBy !== null && redeemedBy === user?.id
    if (!redeemed && (redeemedBy !== null || cart.state !== 'open')) reject('HANDOVER_INVALID')
    const { country, currency } = { ...body, ...named }
    const { order_items, pricing, promo, count } = wireCart(shop, cart, currency, country)
    return { order_items, pricing, promo, count, origin, redeemed }
  }),
  handle(redeemHandover, (request) => {
    const { shop, body } = request
    const user = signedIn(request)
    const handover = shop.handovers.get(body.code) ?? reject('HANDOVER_INVALID')
    const again = handover.redeemedBy === user.id
    if (handover.redeemedBy !== null && !again) reject('HANDOVER_INVALID')
    const { cart: from, named: preferences } = handover
    const to = openCart(shop, user)
    if (again || from === to)
      return {
        order: wireCart(shop, to),
        saved_for_later: handover.savedForLater,
        preferences,
      }
    if (from.state !== 'open') reject('HANDOVER_INVALID')
    assertOpen(to)
    handover.savedForLater = moveLines(shop, from, to)
    handover.redeemedBy = user.id
    to.promo ??= from.promo
    from.promo = null
    from.version += 1
    return { ...changed(shop, to), saved_for_later: handover.savedForLater, preferences }
  }),
]
