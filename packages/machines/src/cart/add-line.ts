import type { AddLineOutcome, LineKind, LineRequest, LineShop } from '@selvage/core/cart'
import { asShopError } from '@selvage/core/contract'
import { loadCalls } from '../shop/lazy-gateway.ts'
import type { LineAdder } from './product-form.types.ts'

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

/** Returns what a product form adds lines of its kind to a shop's cart with. */
export function lineAdder<Item>(
  shop: LineShop & Pick<LineAdder<Item>, 'report'>,
  { loadLine }: { loadLine(): Promise<LineKind<Item>> },
): LineAdder<Item> {
  const { makeKey, report } = shop
  return {
    add: (request) => addLineTo(shop, loadLine, request),
    makeKey,
    ...(report && { report }),
  }
}
