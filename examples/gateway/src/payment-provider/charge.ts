import { isCompanyMethod } from '@selvage/core/payment'
import { bookCharge, newId, saveChargedCard } from './book-charge.ts'
import type { Booked } from './book-charge.ts'
import { openChallenge, withoutExpired } from './challenge.ts'
import type { ChargeRequest } from './charge-request.ts'
import type { Store } from './store.ts'
import type { Challenge, Charge } from './store-rows.ts'

/** The reason why a charge was rejected before anything was charged. */
export type Rejection =
  | 'key_reused'
  | 'token_unknown'
  | 'token_foreign'
  | 'token_used'
  | 'currency_mismatch'
  | 'amount_mismatch'
  | 'return_missing'

/** The source of a request's money: how its charge ends, and whether it is confirmed first. */
interface Source {
  readonly outcome: string | null
  readonly challenge: boolean
}

function sourceOf(store: Store, request: ChargeRequest): Source | { readonly rejected: Rejection } {
  const { method = 'card', customer = '' } = request
  if (isCompanyMethod(method)) return { outcome: null, challenge: true }
  if (method === 'saved_card') {
    const saved = store.card(request.token, customer)
    if (!saved) return { rejected: 'token_unknown' }
    return { outcome: saved.outcome, challenge: saved.challenge !== '' }
  }
  const token = store.token(request.token)
  const session = token && store.session(token.session_id)
  if (!token || !session) return { rejected: 'token_unknown' }
  if (session.cart_id !== request.cart_id) return { rejected: 'token_foreign' }
  if (token.charge_key !== null) return { rejected: 'token_used' }
  if (session.currency !== request.currency) return { rejected: 'currency_mismatch' }
  if (session.amount_minor !== null && session.amount_minor !== request.amount_minor)
    return { rejected: 'amount_mismatch' }
  return { outcome: token.outcome, challenge: token.challenge !== '' }
}

const isSame = (before: Omit<Booked, 'key' | 'status' | 'failure_code'>, now: ChargeRequest) =>
  before.token === now.token &&
  before.amount_minor === now.amount_minor &&
  before.currency === now.currency &&
  before.cart_id === now.cart_id

/**
 * Charges once for each key, or opens the challenge that its shopper has to pass. The same key with
 * the same request gives the first answer again; with another request it is rejected. A token
 * belongs to one cart and serves one key.
 */
export function createCharge(
  store: Store,
  request: ChargeRequest,
  nowMs: number,
  { eventDelayMs = 0 } = {},
): Charge | Challenge | { readonly rejected: Rejection } {
  return store.transaction(() => {
    const before = withoutExpired(store, request.key, nowMs)
    if (before) {
      const cancelled = 'status' in before && before.status === 'cancelled'
      const same = cancelled || isSame({ ...before, cart_id: before.cart_id ?? '' }, request)
      return same ? before : { rejected: 'key_reused' as const }
    }
    const source = sourceOf(store, request)
    if ('rejected' in source) return source
    const { token, cart_id, amount_minor, currency, key, method = 'card' } = request
    if (source.challenge && request.return_url === undefined)
      return { rejected: 'return_missing' as const }
    if (method === 'card') store.bindToken(token, key)
    if (source.challenge) return openChallenge(store, request, source.outcome, nowMs)
    const { outcome } = source
    const charge = bookCharge(
      store,
      {
        key,
        token,
        cart_id,
        amount_minor,
        currency,
        status: outcome === null ? 'succeeded' : 'failed',
        failure_code: outcome,
      },
      nowMs,
      eventDelayMs,
    )
    if (request.save_card === true && method === 'card' && outcome === null)
      saveChargedCard(store, token, request.customer ?? '', key)
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
