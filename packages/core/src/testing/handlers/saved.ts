import { chunkOf } from '../../cart/chunks.ts'
import { MAX_QUANTITY, SAVED_PAGE_SIZE } from '../../cart/quantity.ts'
import { listSaved, moveToCart, removeSaved, saveItem } from '../../cart/saved.contract.ts'
import { handle, lineOf, signedIn } from '../handler.ts'
import type { CheckedRequest, Handler } from '../handler.ts'
import { cleanupOf, termsOf } from '../merchandise.ts'
import { reject } from '../rejection.ts'
import { assertOpen, newId, openCart, pendingCart } from '../test-shop.ts'
import type { TestLine } from '../test-shop.ts'
import { wireCart } from '../wire-cart.ts'
import { wireLine } from '../wire-line.ts'
import { changed, sameLine } from './lines.ts'
import { roomFor, saveForLater, take } from './move-lines.ts'

const noLine = () => reject('ORDER_ITEM_NOT_FOUND')

const savedLineOf = (request: Pick<CheckedRequest, 'user' | 'params'>): TestLine | undefined =>
  signedIn(request).saved.find(({ id }) => id === request.params['id'])

function move(request: CheckedRequest<typeof moveToCart>) {
  const { shop, params } = request
  const user = signedIn(request)
  const line = savedLineOf(request)
  if (!line) {
    const cart = pendingCart(user)
    if (!cart?.lines.some(({ id }) => id === params['id'])) return noLine()
    return { order: wireCart(shop, cart), moved: 0 }
  }
  const cart = openCart(shop, user)
  assertOpen(cart)
  const { merchandise } = line
  if (cleanupOf(merchandise) !== null) reject('ITEMS_UNAVAILABLE')
  const moved = roomFor(shop, cart, line)
  if (moved === 0 && !sameLine(cart, merchandise))
    reject('ORDER_ITEMS_FOR_ORDER_AT_LIMIT', { params: { limit: shop.itemLimit } })
  const max = termsOf(merchandise).single ? 1 : MAX_QUANTITY
  if (moved === 0) reject('FIELD_VALUE_INVALID', { field: 'quantity', params: { max } })
  const left = line.quantity - moved
  take(cart, line, left === 0 ? line.id : newId(shop, 'line'), moved)
  if (left === 0) user.saved = user.saved.filter((each) => each !== line)
  else Object.assign(line, { quantity: left, chunkSize: chunkOf(left, line.chunkSize) })
  return { ...changed(shop, cart), moved }
}

/** Calls of the lines that are saved for later. */
export const savedHandlers: readonly Handler[] = [
  handle(listSaved, (request) => {
    const { saved, preferences } = signedIn(request)
    const { page_offset: offset = 0, currency = preferences.currency } = request.query
    return {
      order_items: saved
        .slice(offset, offset + SAVED_PAGE_SIZE)
        .map((line) => wireLine(line, currency)),
      total: saved.length,
      page_offset: offset,
    }
  }),
  handle(saveItem, (request) => {
    const { cart, line } = lineOf(request)
    if (!line) return savedLineOf(request) ? { order: wireCart(request.shop, cart) } : noLine()
    cart.lines = cart.lines.filter((each) => each !== line)
    saveForLater(signedIn(request), [line])
    return changed(request.shop, cart)
  }),
  handle(moveToCart, move),
  handle(removeSaved, (request) => {
    const user = signedIn(request)
    const line = savedLineOf(request) ?? noLine()
    user.saved = user.saved.filter((each) => each !== line)
    return undefined
  }),
]
