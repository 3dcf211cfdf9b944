import {
  addToCart,
  cartCount,
  createHandover,
  getCart,
  patchItem,
  redeemHandover,
  removeItem,
  replaceItem,
  setPromo,
} from '../../cart/cart.contract.ts'
import type { CallBody } from '../../contract/define-call.ts'
import { handle, signedIn, versionedCart } from '../handler.ts'
import type { Handler } from '../handler.ts'
import type { Merchandise } from '../merchandise.ts'
import { RATES, SAMPLE_PROMO } from '../prices.table.ts'
import { reject } from '../rejection.ts'
import { newId, openCart } from '../test-shop.ts'
import { subtotalOf, wireCart } from '../wire-cart.ts'
import { added, changed, lineIn, put, replaced } from './lines.ts'

type Payload = CallBody<typeof addToCart>

const merchandiseOf = ({ design, fabric, fabric_size: size }: Payload): Merchandise => ({
  kind: 'fabric',
  designId: design.id,
  fabric,
  size,
})

/** Calls of the pending cart. */
export const cartHandlers: readonly Handler[] = [
  handle(addToCart, (request) =>
    added(request, merchandiseOf(request.body), request.body.quantity),
  ),
  handle(getCart, ({ shop, user, params, query }) => {
    const cart = user?.cart && !user.cart.closed ? user.cart : null
    if (params['id'] !== 'pending' && cart?.id !== params['id'])
      reject('ORDER_NOT_FOUND', { status: 404 })
    return { order: cart && wireCart(shop, cart, query.currency) }
  }),
  handle(cartCount, ({ user }) => ({
    cartCount: {
      cartCount:
        user?.cart && !user.cart.closed
          ? user.cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
          : 0,
    },
  })),
  handle(patchItem, (request) => {
    const cart = versionedCart(request)
    lineIn(request, cart).quantity = request.body.quantity
    return changed(request.shop, cart)
  }),
  handle(replaceItem, (request) =>
    replaced(request, merchandiseOf(request.body), request.body.quantity),
  ),
  handle(removeItem, (request) => {
    const cart = versionedCart(request)
    cart.lines = cart.lines.filter(({ id }) => id !== request.params['id'])
    return changed(request.shop, cart)
  }),
  handle(setPromo, (request) => {
    const { shop, body } = request
    const cart = versionedCart(request, request.params['id'])
    const code = body.code?.trim().toUpperCase() ?? null
    if (code !== null && code !== SAMPLE_PROMO.code) reject('PROMO_CODE_INVALID')
    if (
      code !== null &&
      subtotalOf(cart.lines, shop.currency) < SAMPLE_PROMO.fromCents * RATES[shop.currency]
    )
      reject('PROMO_ORDER_DOES_NOT_QUALIFY')
    cart.promo = code
    return changed(shop, cart)
  }),
  handle(createHandover, (request) => {
    const user = signedIn(request)
    if (!user.cart || user.cart.closed || user.cart.lines.length === 0)
      reject('ORDER_CONTAINS_NO_ITEMS')
    const code = newId(request.shop, 'handover')
    request.shop.handovers.set(code, user.id)
    return { code }
  }),
  handle(redeemHandover, (request) => {
    const { shop, body } = request
    const from = shop.users.get(shop.handovers.get(body.code) ?? '')
    if (!from?.cart) reject('HANDOVER_INVALID')
    shop.handovers.delete(body.code)
    const user = signedIn(request)
    const cart = openCart(shop, user)
    const handed = from.preferences && { preferences: from.preferences }
    if (from === user) return { order: wireCart(shop, cart), ...handed }
    for (const line of from.cart.lines) put(shop, cart, { ...line, id: newId(shop, 'line') })
    from.cart.closed = true
    return { ...changed(shop, cart), ...handed }
  }),
]
