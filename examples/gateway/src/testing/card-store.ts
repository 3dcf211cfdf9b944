import type { ChargeRequest } from '../payment-provider/charge-request.ts'
import { openStore } from '../payment-provider/store.ts'
import type { Store } from '../payment-provider/store.ts'

/** The time of a test, in milliseconds. */
export const NOW = 1_793_534_400_000
/** A charge of the card of {@link openWith}. */
export const request: ChargeRequest = {
  key: 'attempt-1',
  token: 'tok_1',
  cart_id: 'cart-1',
  amount_minor: 1_999,
  currency: 'USD',
}

/** A store with a token of a card, of a session for one amount or for any. */
export function openWith({
  amount = null,
  outcome = null,
  challenge = '',
}: { amount?: number | null; outcome?: string | null; challenge?: string } = {}): Store {
  const store = openStore(':memory:')
  store.addSession({
    id: 'ps_1',
    cart_id: 'cart-1',
    amount_minor: amount,
    currency: 'USD',
    merchant_origin: 'https://shop.example',
    language: 'en',
    theme: 'auto',
    tries: 0,
    expires_at: NOW + 60_000,
  })
  store.addToken({
    token: 'tok_1',
    session_id: 'ps_1',
    brand: 'visa',
    last4: '4242',
    exp_month: 12,
    exp_year: 2030,
    name: 'Ada Byron',
    outcome,
    charge_key: null,
    fingerprint: '',
    challenge,
  })
  return store
}
