import type { Cart } from '@selvage/core/cart'
import { asShopError, DeveloperError, isShopError } from '@selvage/core/contract'
import type { ErrorCode } from '@selvage/core/errors'
import { toErrorMessage } from '../error-message.ts'
import type { Shop } from '../shop/create-shop.ts'
import type { CartWrite } from './cart-writes.ts'
import type { CartAnswer, CartWork } from './reduce-cart.ts'

/** The parts of a shop that editing its cart needs. A shop of `createShop` has them all. */
export interface EditedShop extends Pick<Shop, 'gateway' | 'report'> {
  readonly cart: Pick<Shop['cart'], 'get' | 'subscribe' | 'accept' | 'load' | 'join'>
}

type Calls = typeof import('../shop/calls.ts')

/** The calls of the gateway that change a cart. A page fetches them when they are first needed. */
export interface CartCalls {
  readonly load: () => Promise<
    Pick<Calls, 'cartOfConflict' | 'patchItem' | 'removeItem' | 'restoreItem' | 'setPromo'> &
      /** Left out where no line can be saved for later, and no removed one forgotten. */
      Partial<Pick<Calls, 'forgetItem' | 'saveItem'>>
  >
}

type LoadedCalls = Awaited<ReturnType<CartCalls['load']>>

/** Does a piece of work against the shop's gateway; a rejection of the gateway is an answer too. */
export async function doCartWork(
  shop: EditedShop,
  calls: CartCalls,
  work: CartWork,
  signal: AbortSignal,
): Promise<CartAnswer> {
  return work.kind === 'load' ? loadCart(shop, signal) : sendWrite(shop, calls, work, signal)
}

async function loadCart(
  { cart: store }: EditedShop,
  signal: AbortSignal,
): Promise<Extract<CartAnswer, { type: 'LOADED' | 'LOAD_FAILED' }>> {
  try {
    return { type: 'LOADED', cart: await store.load({ signal }) }
  } catch (error) {
    return { type: 'LOAD_FAILED', error: toErrorMessage(error) }
  }
}

async function sendWrite(
  shop: EditedShop,
  calls: CartCalls,
  { cart, write }: Extract<CartWork, { kind: 'write' }>,
  signal: AbortSignal,
): Promise<CartAnswer> {
  // The code of a page that went offline cannot be fetched: an act that can be tried again.
  const loaded = await calls.load().catch(asShopError)
  if (isShopError(loaded)) return { type: 'WRITE_FAILED', error: toErrorMessage(loaded) }
  try {
    const changed = await callFor(shop, loaded, { cart, write, signal })
    shop.cart.accept(changed)
    return { type: 'WRITTEN', cart: changed }
  } catch (error) {
    if (isShopError(error) && GONE.has(error.code)) return readAgain(shop, signal)
    const current = loaded.cartOfConflict(error)
    if (!current) return { type: 'WRITE_FAILED', error: toErrorMessage(error) }
    shop.cart.accept(current)
    return { type: 'CONFLICT', cart: current }
  }
}

/** Rejections of a write to a line that was removed, or to a cart that was ordered, elsewhere. */
const GONE: ReadonlySet<string> = new Set<ErrorCode>([
  'ORDER_ITEM_NOT_FOUND',
  'ORDER_NOT_FOUND',
  'ORDER_NOT_PENDING',
  'CART_BEING_PAID',
])

/** The cart that there is now, which the write was not made for. */
async function readAgain(shop: EditedShop, signal: AbortSignal): Promise<CartAnswer> {
  const read = await loadCart(shop, signal)
  return read.type === 'LOADED'
    ? { type: 'CONFLICT', cart: read.cart }
    : { type: 'WRITE_FAILED', error: read.error }
}

interface SentWrite {
  readonly cart: Cart
  readonly write: CartWrite
  readonly signal: AbortSignal
}

function callFor(
  { gateway }: EditedShop,
  { forgetItem, patchItem, removeItem, restoreItem, saveItem, setPromo }: LoadedCalls,
  { cart: { id, version }, write, signal }: SentWrite,
): Promise<Cart> {
  const options = { version, signal }
  const { kind } = write
  if (kind === 'promo')
    return gateway.send(setPromo, { params: { id }, body: { code: write.code } }, options)
  const params = { id: write.id }
  if (kind === 'quantity')
    return gateway.send(patchItem, { params, body: { quantity: write.quantity } }, options)
  const call = { remove: removeItem, restore: restoreItem, save: saveItem, forget: forgetItem }[
    kind
  ]
  if (!call) throw new DeveloperError(`editCart has no call for '${kind}'.`)
  return gateway.send(call, { params }, options)
}
