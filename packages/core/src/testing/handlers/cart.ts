import {
  addToCart,
  cartCount,
  forgetItem,
  getCart,
  patchItem,
  removeItem,
  replaceItem,
  restoreItem,
  setPromo,
} from '../../cart/cart.contract.ts'
import { addOrderItem, orderItemsCount } from '../../cart/legacy-calls.contract.ts'
import type { CallBody } from '../../contract/define-call.ts'
import { cartOf, handle, lineOf, removedLineOf, signedIn, versionedCart } from '../handler.ts'
import type { CheckedRequest, Handler } from '../handler.ts'
import { assertCut } from '../merchandise.ts'
import type { Merchandise } from '../merchandise.ts'
import { reject } from '../rejection.ts'
import { pendingCart } from '../test-shop.ts'
import type { TestCart } from '../test-shop.ts'
import { takenPromo } from '../cart-discount.ts'
import { wireCart } from '../wire-cart.ts'
import { added, changed, remove, replaced, restore, setQuantity } from './lines.ts'

type Payload = CallBody<typeof addToCart>

/** Reads the product of a payload; rejects the kinds of products that the sample shop has not. */
function merchandiseOf(payload: Payload): Merchandise {
  const { design, fabric, fabric_size: size, merchandise, status } = payload
  const unsold = (field: string) => reject('FIELD_VALUE_INVALID', { field })
  if (merchandise?.home_good_item) unsold('merchandise.home_good_item')
  if (merchandise?.solid_item) unsold('merchandise.solid_item')
  if (payload.home_good_addition_codes?.length) unsold('home_good_addition_codes')
  if (status === 'saved') unsold('status')
  return { kind: 'fabric', type: 'fabric', designId: design.id, fabric, size }
}

const addFabric = (request: CheckedRequest<typeof addToCart | typeof addOrderItem>) => {
  const { quantity, promo } = request.body
  return added(request, merchandiseOf(request.body), { quantity, promo: promo?.id })
}

const piecesIn = (cart: TestCart | null): number =>
  (cart?.lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0)

/** Calls of the pending cart. */
export const cartHandlers: readonly Handler[] = [
  handle(addToCart, addFabric),
  handle(addOrderItem, addFabric),
  handle(orderItemsCount, (request) => {
    const isPending = request.params['id'] === 'pending'
    const cart = isPending ? pendingCart(signedIn(request)) : cartOf(request)
    return { cart_items_count: piecesIn(cart) }
  }),
  handle(getCart, (request) => {
    const { shop, params, query } = request
    const cart = params['id'] === 'pending' ? pendingCart(signedIn(request)) : cartOf(request)
    return { order: cart && wireCart(shop, cart, query.currency) }
  }),
  handle(cartCount, ({ user }) => ({ cartCount: { cartCount: piecesIn(pendingCart(user)) } })),
  handle(patchItem, (request) => {
    const { cart, line = reject('ORDER_ITEM_NOT_FOUND') } = lineOf(request)
    const { quantity, chunk_size: chunkSize } = request.body
    if (chunkSize !== undefined) assertCut(line.merchandise, quantity, chunkSize)
    setQuantity(line, quantity, chunkSize)
    return changed(request.shop, cart)
  }),
  handle(replaceItem, (request) =>
    replaced(request, merchandiseOf(request.body), request.body.quantity),
  ),
  handle(removeItem, (request) => {
    const { cart, line } = lineOf(request)
    if (!line) {
      const isRemoved = cart.removed.some(({ id }) => id === request.params['id'])
      if (!isRemoved) reject('ORDER_ITEM_NOT_FOUND')
      return { order: wireCart(request.shop, cart) }
    }
    remove(cart, line)
    return changed(request.shop, cart)
  }),
  handle(restoreItem, (request) => {
    const { cart, line } = removedLineOf(request)
    if (line) restore(request.shop, cart, line)
    return line ? changed(request.shop, cart) : { order: wireCart(request.shop, cart) }
  }),
  handle(forgetItem, (request) => {
    const { cart, line = reject('ORDER_ITEM_NOT_FOUND') } = removedLineOf(request)
    cart.removed = cart.removed.filter((each) => each !== line)
    return changed(request.shop, cart)
  }),
  handle(setPromo, (request) => {
    const cart = versionedCart(request)
    const { code } = request.body
    const { lines, owner } = cart
    cart.promo =
      code === null ? null : takenPromo(request.shop, code, { lines, owner, field: 'code' })
    return changed(request.shop, cart)
  }),
]
