import { agreedOrderOf } from '@selvage/core/checkout'
import type { Deps } from '../app-deps.ts'
import { assertOpen, assertVersion, lockOwnCart, touch } from '../cart/cart-rows.ts'
import type { Queryable } from '../db/database.ts'
import type { CartRow } from '../db/schema/cart.ts'
import { httpError } from '../http/http-error.ts'
import { readPublicId } from '../http/read-public-id.ts'
import { loadCheckout, saveCheckout } from './load-checkout.ts'
import type { LoadedCheckout } from './load-checkout.ts'
import { wireCheckout } from './wire-checkout.ts'

interface Write {
  readonly params: { readonly id: string }
  readonly version: number
  readonly session: { readonly userId: string }
}

/**
 * Writes one step of an open cart of the session's own, at the version that the shopper saw.
 * Nothing is written when `step` throws. The shopper agrees to an order whose payment it has, or
 * that credit pays for.
 */
export async function writeStep(
  context: Write,
  deps: Deps,
  step: (tx: Queryable, loaded: LoadedCheckout, row: CartRow) => Promise<void>,
) {
  const cartId = readPublicId(context.params.id, 'ORDER_NOT_FOUND')
  const checkout = await deps.db.transaction(async (tx) => {
    const row = await lockOwnCart(tx, context.session.userId, cartId)
    assertOpen(row)
    await assertVersion(tx, row, context.version, deps)
    const loaded = await loadCheckout(tx, row, deps)
    assertItems(loaded)
    await step(tx, loaded, row)
    const written = await wireCheckout(tx, await touch(tx, row, {}, deps), deps)
    const agreed = agreedOrderOf(written)
    if (agreed === null) return written
    await saveCheckout(tx, row.id, { agreed }, deps.now())
    return { ...written, agreed }
  })
  return { checkout }
}

/** Rejects a checkout of an empty cart. */
export function assertItems({ cart }: LoadedCheckout): void {
  if (cart.lines.length === 0) throw httpError('ORDER_CONTAINS_NO_ITEMS')
}
