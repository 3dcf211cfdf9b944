import * as v from 'valibot'
import { asShopError } from '../contract/shop-error.ts'
import { cart } from './cart-state.contract.ts'
import type { Cart } from './cart-state.contract.ts'

/** Returns the current cart that a conflict (409) came with, if it came with one. */
export function cartOfConflict(thrown: unknown): Cart | undefined {
  const { status, current } = asShopError(thrown)
  if (status !== 409) return undefined
  // Nothing in an error's body is trusted: the contract's schema reads it.
  const read = v.safeParse(cart, current)
  return read.success ? read.output : undefined
}
