import type { Cart } from '@selvage/core/cart'
import { asShopError } from '../error-message.ts'
import { loadCalls } from './lazy-gateway.ts'

/** The current cart that a conflict (409) came with, if it came with one. */
export async function cartOfConflict(thrown: unknown): Promise<Cart | undefined> {
  const { status, current } = asShopError(thrown)
  if (status !== 409) return undefined
  // The schema of the contract; nothing in an error's body is trusted.
  const { cart } = await loadCalls()
  const read = await cart['~standard'].validate(current)
  return 'value' in read ? read.value : undefined
}
