import type { AddLineOutcome, LineKind, LineRequest } from '@selvage/core/cart'
import { asShopError } from '@selvage/core/contract'
import type { Shop } from '../shop/create-shop.ts'
import { loadCalls } from '../shop/lazy-gateway.ts'
import { toErrorMessage } from '../error-message.ts'
import type { ErrorMessage } from '../error-message.ts'

/** The parts of a shop that a line is added through. */
export type LineShop = Pick<Shop, 'gateway' | 'session' | 'cart' | 'makeKey'>

/**
 * Adds lines to a shop's cart, with code that is fetched for the first of them. Ends as `addLine`
 * of `@selvage/core/cart` does; where the code cannot be fetched, it is rejected.
 */
export async function addLineTo<Item>(
  shop: LineShop,
  loadKind: () => Promise<LineKind<Item>>,
  request: LineRequest<Item>,
): Promise<AddLineOutcome> {
  const loaded = await Promise.all([loadCalls(), loadKind()]).catch(asShopError)
  if (!Array.isArray(loaded)) return { kind: 'rejected', error: loaded }
  const [{ addLine }, kind] = loaded
  return addLine(shop, kind, request)
}

export type FailedLine = Exclude<AddLineOutcome, { readonly kind: 'done' }>

/**
 * Returns what a form keeps of a line that was not added. A rejected key is spent; one whose answer
 * is lost is the only safe way to ask again.
 */
export function failedLine(outcome: FailedLine): {
  readonly error: ErrorMessage
  readonly lineKey: string | undefined
} {
  return {
    error: toErrorMessage(outcome.error),
    lineKey: outcome.kind === 'uncertain' ? outcome.lineKey : undefined,
  }
}
