import { randomBytes } from 'node:crypto'
import { PAYMENT_METHODS } from '@selvage/core/payment'
import { bookCharge, saveChargedCard } from './book-charge.ts'
import type { ChargeRequest } from './charge-request.ts'
import type { Store } from './store.ts'
import type { Challenge, Charge } from './store-rows.ts'

/** For so long a shopper may take to confirm a payment. */
const LIFETIME_MS = 15 * 60_000

/** A shopper's answer to a challenge, or the other company's. */
export const ANSWERS = ['confirm', 'deny', 'cancel', 'expire'] as const
/** A shopper's answer to a challenge. */
export type ChallengeAnswer = (typeof ANSWERS)[number]

/** Stores a payment that its shopper has to confirm; nothing is charged yet. */
export function openChallenge(
  store: Store,
  request: ChargeRequest,
  outcome: string | null,
  nowMs: number,
): Challenge {
  const challenge: Challenge = {
    id: `cg_${randomBytes(24).toString('base64url')}`,
    key: request.key,
    method: request.method ?? 'card',
    token: request.token,
    cart_id: request.cart_id,
    amount_minor: request.amount_minor,
    currency: request.currency,
    return_url: request.return_url ?? '',
    merchant_origin: request.merchant_origin ?? new URL(request.return_url ?? '').origin,
    language: request.language ?? 'en',
    outcome,
    customer: request.customer ?? '',
    save_card: request.save_card === true ? 1 : 0,
    expires_at: nowMs + LIFETIME_MS,
  }
  store.addChallenge(challenge)
  return challenge
}

function end(store: Store, challenge: Challenge, failure: string | null, nowMs: number): Charge {
  const { key, token, cart_id, amount_minor, currency, customer } = challenge
  const status = failure === null ? 'succeeded' : 'failed'
  const ended = {
    key,
    token,
    cart_id,
    amount_minor,
    currency,
    status,
    failure_code: failure,
  } as const
  const charge = bookCharge(store, ended, nowMs)
  if (failure === null && challenge.save_card === 1 && challenge.method === 'card')
    saveChargedCard(store, token, customer, key)
  return charge
}

/**
 * Returns how a key ended, or the challenge that it waits for. A challenge whose time is over ends
 * here, in the caller's transaction.
 */
export function withoutExpired(
  store: Store,
  key: string,
  nowMs: number,
): Charge | Challenge | undefined {
  const charge = store.charge(key)
  if (charge) return charge
  const challenge = store.challengeOf(key)
  if (!challenge || challenge.expires_at > nowMs) return challenge
  return end(store, challenge, 'PAYMENT_EXPIRED', nowMs)
}

/** The same as {@link withoutExpired}, in a transaction of its own. */
export function chargeOrChallenge(
  store: Store,
  key: string,
  nowMs: number,
): Charge | Challenge | undefined {
  return store.transaction(() => withoutExpired(store, key, nowMs))
}

/**
 * Takes the answer to a challenge, once: whatever comes after the first answer, after the merchant
 * has closed the key or after its time changes nothing.
 */
export function answerChallenge(
  store: Store,
  id: string,
  answer: ChallengeAnswer,
  nowMs: number,
): Charge | undefined {
  return store.transaction(() => {
    const challenge = store.challenge(id)
    if (!challenge) return undefined
    const before = withoutExpired(store, challenge.key, nowMs)
    if (before && 'status' in before) return before
    const failures = {
      confirm: challenge.outcome,
      deny: PAYMENT_METHODS[challenge.method].denied,
      cancel: 'PAYMENT_CANCELED',
      expire: 'PAYMENT_EXPIRED',
    } as const satisfies Record<ChallengeAnswer, string | null>
    return end(store, challenge, failures[answer], nowMs)
  })
}
