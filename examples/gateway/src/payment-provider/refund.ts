import { randomBytes } from 'node:crypto'
import type { Store } from './store.ts'
import type { Refund } from './store-rows.ts'

/** A merchant's request to give money of a charge back. */
export interface RefundRequest {
  readonly key: string
  readonly charge_key: string
  readonly amount_minor: number
  readonly currency: string
}

/** The reason why nothing was given back. */
export type RefundRejection =
  'key_reused' | 'charge_unknown' | 'currency_mismatch' | 'refund_too_large'

/**
 * Gives money of a charge back, once for each key, and never more than was charged however many
 * refunds there are.
 */
export function createRefund(
  store: Store,
  request: RefundRequest,
  nowMs: number,
): Refund | { readonly rejected: RefundRejection } {
  return store.transaction(() => {
    const before = store.refund(request.key)
    if (before) {
      const isSame =
        before.charge_key === request.charge_key && before.amount_minor === request.amount_minor
      return isSame ? before : { rejected: 'key_reused' as const }
    }
    const charge = store.charge(request.charge_key)
    if (charge?.status !== 'succeeded') return { rejected: 'charge_unknown' as const }
    if (charge.currency !== request.currency) return { rejected: 'currency_mismatch' as const }
    const given = store
      .refundsOf(charge.key)
      .reduce((sum, { amount_minor: amount }) => sum + amount, 0)
    if (given + request.amount_minor > charge.amount_minor)
      return { rejected: 'refund_too_large' as const }
    const refund: Refund = {
      ...request,
      id: `re_${randomBytes(16).toString('base64url')}`,
      created_at: nowMs,
    }
    store.addRefund(refund)
    return refund
  })
}
