import type { Cart } from '@selvage/core/cart'
import { toErrorMessage } from '../error-message.ts'
import type { Shop } from '../shop/create-shop.ts'
import { loadCalls } from '../shop/lazy-gateway.ts'
import type { CartWrite } from './cart-writes.ts'
import type { CartAnswer, CartWork } from './reduce-cart.ts'

/** Does a piece of work against the shop's gateway; a rejection of the gateway is an answer too. */
export async function doCartWork(
  shop: Shop,
  work: CartWork,
  signal: AbortSignal,
): Promise<CartAnswer> {
  return work.kind === 'load' ? loadCart(shop, signal) : sendWrite(shop, work, signal)
}

async function loadCart({ cart: store }: Shop, signal: AbortSignal): Promise<CartAnswer> {
  try {
    return { type: 'LOADED', cart: await store.load({ signal }) }
  } catch (error) {
    return { type: 'LOAD_FAILED', error: toErrorMessage(error) }
  }
}

async function sendWrite(
  shop: Shop,
  { cart, write }: Extract<CartWork, { kind: 'write' }>,
  signal: AbortSignal,
): Promise<CartAnswer> {
  try {
    const changed = await callFor(shop, cart, write, signal)
    shop.cart.accept(changed)
    return { type: 'WRITTEN', cart: changed }
  } catch (error) {
    const { cartOfConflict } = await loadCalls()
    const current = cartOfConflict(error)
    if (!current) return { type: 'WRITE_FAILED', error: toErrorMessage(error) }
    shop.cart.accept(current)
    return { type: 'CONFLICT', cart: current }
  }
}

async function callFor(
  shop: Shop,
  { id, version }: Cart,
  write: CartWrite,
  signal: AbortSignal,
): Promise<Cart> {
  const { gateway } = shop
  const { patchItem, removeItem, setPromo } = await loadCalls()
  const options = { version, signal }
  switch (write.kind) {
    case 'quantity': {
      const body = { quantity: write.quantity }
      return gateway.send(patchItem, { params: { id: write.id }, body }, options)
    }
    case 'remove':
      return gateway.send(removeItem, { params: { id: write.id } }, options)
    case 'promo':
      return gateway.send(setPromo, { params: { id }, body: { code: write.code } }, options)
    case 'add': {
      const { restoreLine } = await import('./restore-line.ts')
      return restoreLine(shop, write.line, { lineKey: write.key, signal })
    }
  }
}
