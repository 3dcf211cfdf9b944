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
import { RATES, SAMPLE_PROMO } from '../prices.table.ts'
import { reject } from '../rejection.ts'
import type { Merchandise } from '../test-line.ts'
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

/** The pending cart. */
export const cartHandlers: readonly Handler[] = [
  handle(addToCart, (asked) => added(asked, merchandiseOf(asked.body), asked.body.quantity)),
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
  handle(patchItem, (asked) => {
    const cart = versionedCart(asked)
    lineIn(asked, cart).quantity = asked.body.quantity
    return changed(asked.shop, cart)
  }),
  handle(replaceItem, (asked) => replaced(asked, merchandiseOf(asked.body), asked.body.quantity)),
  handle(removeItem, (asked) => {
    const cart = versionedCart(asked)
    cart.lines = cart.lines.filter(({ id }) => id !== asked.params['id'])
    return changed(asked.shop, cart)
  }),
  handle(setPromo, (asked) => {
    const { shop, body } = asked
    const cart = versionedCart(asked, asked.params['id'])
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
  handle(createHandover, (asked) => {
    const user = signedIn(asked)
    if (!user.cart || user.cart.closed || user.cart.lines.length === 0)
      reject('ORDER_CONTAINS_NO_ITEMS')
    const code = newId(asked.shop, 'handover')
    asked.shop.handovers.set(code, user.id)
    return { code }
  }),
  handle(redeemHandover, (asked) => {
    const { shop, body } = asked
    const from = shop.users.get(shop.handovers.get(body.code) ?? '')
    if (!from?.cart) reject('HANDOVER_INVALID')
    shop.handovers.delete(body.code)
    const user = signedIn(asked)
    const cart = openCart(shop, user)
    const handed = from.preferences && { preferences: from.preferences }
    if (from === user) return { order: wireCart(shop, cart), ...handed }
    for (const line of from.cart.lines) put(shop, cart, { ...line, id: newId(shop, 'line') })
    from.cart.closed = true
    return { ...changed(shop, cart), ...handed }
  }),
]
