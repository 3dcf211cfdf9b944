import type { Cart } from '@selvage/core/cart'
import { loadCalls } from './lazy-gateway.ts'

/** The current cart that a conflict (409) came with, if it came with one. */
export async function cartOfConflict(thrown: unknown): Promise<Cart | undefined> {
  return (await loadCalls()).cartOfConflict(thrown)
}
