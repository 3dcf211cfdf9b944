import { randomBytes } from 'node:crypto'
import { activeTraceparent } from '@selvage/example-tracing'
import type { Charge, Store } from './store.ts'

/** A merchant's request for a charge. */
export interface ChargeRequest {
  readonly key: string
  readonly token: string
  readonly cart_id: string
  readonly amount_minor: number
  readonly currency: string
}

/** The reason why a charge was rejected before anything was charged. */
export type Rejection =
  | 'key_reused'
  | 'token_unknown'
  | 'token_foreign'
  | 'token_used'
  | 'currency_mismatch'
  | 'amount_mismatch'

const newId = (prefix: string) => `${prefix}_${randomBytes(16).toString('base64url')}`

/** The event that informs the merchant about a charge. */
function eventOf(charge: Charge, nowMs: number): { id: string; body: string } {
  const id = newId('evt')
  const { key, amount_minor, currency, status, failure_code } = charge
  const type = status === 'succeeded' ? 'charge.succeeded' : 'charge.failed'
  return {
    id,
    body: JSON.stringify({
      id,
      type,
      created: Math.floor(nowMs / 1000),
      charge: { id: charge.id, key, amount_minor, currency, status, failure_code },
    }),
  }
}

/**
 * Charges a token once for each key. The same key with the same request gives the first answer
 * again; with another request it is rejected. A token belongs to one cart and serves one key.
 */
export function createCharge(
  store: Store,
  request: ChargeRequest,
  nowMs: number,
  { eventDelayMs = 0 } = {},
): Charge | { readonly rejected: Rejection } {
  return store.transaction(() => {
    const before = store.charge(request.key)
    if (before) {
      const same =
        before.status === 'cancelled' ||
        (before.token === request.token &&
          before.amount_minor === request.amount_minor &&
          before.currency === request.currency &&
          before.cart_id === request.cart_id)
      return same ? before : { rejected: 'key_reused' as const }
    }
    const token = store.token(request.token)
    const session = token && store.session(token.session_id)
    if (!token || !session) return { rejected: 'token_unknown' as const }
    if (session.cart_id !== request.cart_id) return { rejected: 'token_foreign' as const }
    if (token.charge_key !== null) return { rejected: 'token_used' as const }
    if (session.currency !== request.currency) return { rejected: 'currency_mismatch' as const }
    if (session.amount_minor !== null && session.amount_minor !== request.amount_minor)
      return { rejected: 'amount_mismatch' as const }
    const charge: Charge = {
      ...request,
      id: newId('ch'),
      status: token.outcome === null ? 'succeeded' : 'failed',
      failure_code: token.outcome,
      created_at: nowMs,
    }
    store.addCharge(charge)
    store.bindToken(token.token, request.key)
    if (charge.status === 'succeeded') {
      store.addLedger({
        charge_id: charge.id,
        key: charge.key,
        cart_id: request.cart_id,
        amount_minor: charge.amount_minor,
        currency: charge.currency,
        at: nowMs,
      })
    }
    const event = eventOf(charge, nowMs)
    store.addEvent(event.id, event.body, nowMs + eventDelayMs, activeTraceparent())
    return charge
  })
}

/**
 * Closes a key: returns the charge that was made with it, or makes sure that there never is one. A
 * merchant that lost an answer can then give up safely, even when its request arrives later.
 */
export function cancelKey(store: Store, key: string, nowMs: number): Charge {
  return store.transaction(() => {
    const before = store.charge(key)
    if (before) return before
    const cancelled: Charge = {
      key,
      id: newId('ch'),
      token: null,
      cart_id: null,
      amount_minor: 0,
      currency: '',
      status: 'cancelled',
      failure_code: null,
      created_at: nowMs,
    }
    store.addCharge(cancelled)
    return cancelled
  })
}
