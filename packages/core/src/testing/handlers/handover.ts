import { createHandover, previewHandover, redeemHandover } from '../../cart/handover.contract.ts'
import { isCountry } from '../../locale/locale.ts'
import { handle, signedIn } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { reject } from '../rejection.ts'
import { movePlace } from '../test-account.ts'
import { assertOpen, newId, openCart, pendingCart } from '../test-shop.ts'
import { wireCart } from '../wire-cart.ts'
import { changed } from './lines.ts'
import { moveLines } from './move-lines.ts'

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
    handover.savedForLater = moveLines(
      shop,
      { cart: from, user: handover.from },
      { cart: to, user },
    )
    handover.redeemedBy = user.id
    to.promo ??= from.promo
    from.promo = null
    from.version += 1
    return { ...changed(shop, to), saved_for_later: handover.savedForLater, preferences }
  }),
]
