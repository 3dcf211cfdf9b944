import { createHandover, previewHandover, redeemHandover } from '../../cart/handover.contract.ts'
import { MAX_QUANTITY } from '../../cart/quantity.ts'
import type { CallBody } from '../../contract/define-call.ts'
import { isCountry, measurementOf } from '../../locale/locale.ts'
import { handle, signedIn } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { termsOf } from '../merchandise.ts'
import { reject } from '../rejection.ts'
import { assertOpen, newId, openCart, pendingCart } from '../test-shop.ts'
import type { TestCart, TestShop, TestUser } from '../test-shop.ts'
import { wireCart } from '../wire-cart.ts'
import { changed, sameLine } from './lines.ts'

/**
 * Moves every line into another cart as far as its limits allow. Returns the number of lines that
 * found no room, wholly or in part.
 */
function moveLines(shop: TestShop, from: TestCart, to: TestCart): number {
  let savedForLater = 0
  for (const { merchandise, quantity, chunkSize } of from.lines) {
    const same = sameLine(to, merchandise)
    const room = same || to.lines.length < shop.itemLimit
    const most = termsOf(merchandise).single ? 1 : MAX_QUANTITY
    const taken = room ? Math.min(most - (same?.quantity ?? 0), quantity) : 0
    if (same) same.quantity += taken
    else if (room) to.lines.push({ id: newId(shop, 'line'), merchandise, quantity, chunkSize })
    if (taken < quantity) savedForLater += 1
  }
  from.lines = []
  return savedForLater
}

/** Sets the country and the currency in which a user goes on. */
function movePlace(
  { preferences }: TestUser,
  { country, currency }: CallBody<typeof createHandover>,
): void {
  if (country !== undefined && !isCountry(country))
    return reject('FIELD_VALUE_INVALID', { field: 'country' })
  preferences.currency = currency ?? preferences.currency
  if (country === undefined || country === preferences.country) return
  preferences.country = country
  preferences.measurement = measurementOf(country)
}

/** Calls that carry an embed's cart over to the storefront. */
export const handoverHandlers: readonly Handler[] = [
  handle(createHandover, (request) => {
    const from = signedIn(request)
    const cart = pendingCart(from)
    if (!cart || cart.lines.length === 0) return reject('ORDER_CONTAINS_NO_ITEMS')
    assertOpen(cart)
    movePlace(from, request.body)
    const code = newId(request.shop, 'handover')
    request.shop.handovers.set(code, {
      from,
      cart,
      origin: request.origin === 'null' ? null : request.origin,
      redeemedBy: null,
      savedForLater: 0,
    })
    return { code }
  }),
  handle(previewHandover, ({ shop, body, user }) => {
    const { cart, origin, redeemedBy } = shop.handovers.get(body.code) ?? reject('HANDOVER_INVALID')
    const redeemed = redeemedBy !== null && redeemedBy === user?.id
    if (!redeemed && (redeemedBy !== null || cart.state !== 'open')) reject('HANDOVER_INVALID')
    const { order_items, pricing, promo, count } = wireCart(shop, cart)
    return { order_items, pricing, promo, count, origin, redeemed }
  }),
  handle(redeemHandover, (request) => {
    const { shop, body } = request
    const user = signedIn(request)
    const handover = shop.handovers.get(body.code) ?? reject('HANDOVER_INVALID')
    const again = handover.redeemedBy === user.id
    if (handover.redeemedBy !== null && !again) reject('HANDOVER_INVALID')
    const { cart: from } = handover
    const to = openCart(shop, user)
    const { country, currency, measurement } = handover.from.preferences
    const preferences = { country, currency, measurement_system: measurement }
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
