import { cart } from '@selvage/core/cart'
import type { Cart } from '@selvage/core/cart'
import { asShopError } from '../told.ts'

/** The current cart that a conflict (409) came with, if it came with one. */
export function cartOfConflict(thrown: unknown): Cart | undefined {
  const { status, current } = asShopError(thrown)
  if (status !== 409) return undefined
  // The schema of the contract; nothing in an error's body is trusted.
  const read = cart['~standard'].validate(current)
  return 'value' in read ? read.value as Cart : undefined
}
