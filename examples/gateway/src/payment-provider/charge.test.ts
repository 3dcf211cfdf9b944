import { describe, expect, it } from 'vitest'
import { cancelKey, createCharge } from './charge.ts'
import type { ChargeRequest } from './charge-request.ts'
import { openStore } from './store.ts'
import type { CardToken } from './store-rows.ts'

const NOW = 1_793_534_400_000
const request: ChargeRequest = {
  key: 'attempt-1',
  token: 'tok_1',
  cart_id: 'cart-1',
  amount_minor: 1_999,
  currency: 'USD',
}

/** A store with a token of a card, of a session for one amount or for any. */
function openWith({
  amount = null,
  outcome = null,
  challenge = '',
}: { amount?: number | null; outcome?: string | null; challenge?: string } = {}) {
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

const event = (id: string, type: string, charge: object) => ({
  id,
  type,
  created: Math.floor(NOW / 1000),
  charge,
})
const eventsOf = (store: ReturnType<typeof openStore>, at = NOW) =>
  store.dueEvents(at).map(({ id, body }) => [id, JSON.parse(body) as object])

describe('a charge', () => {
  it('is in the ledger, binds its token and is announced', () => {
    const store = openWith({ amount: 1_999 })
    const charge = createCharge(store, request, NOW)
    expect(charge).toEqual({
      ...request,
      id: expect.stringMatching(/^ch_[\w-]{22}$/),
      status: 'succeeded',
      failure_code: null,
      created_at: NOW,
    })
    if (!('status' in charge)) return
    const { key, cart_id, amount_minor, currency, id, status, failure_code } = charge
    const booked = { charge_id: id, key, cart_id, amount_minor, currency, at: NOW }
    expect(store.ledger()).toMatchObject([booked])
    expect(store.token('tok_1')?.charge_key).toBe('attempt-1')
    const [[eventId] = []] = eventsOf(store)
    expect(eventId).toMatch(/^evt_[\w-]{22}$/)
    expect(eventsOf(store)).toEqual([
      [
        eventId,
        event(String(eventId), 'charge.succeeded', {
          id,
          key,
          amount_minor,
          currency,
          status,
          failure_code,
        }),
      ],
    ])
    expect(createCharge(store, request, NOW + 1)).toEqual(charge)
    expect(store.ledger()).toHaveLength(1)
    expect(store.dueEvents(NOW + 1)).toHaveLength(1)
  })

  it('that fails uses its token up and is announced, not booked', () => {
    const store = openWith({ outcome: 'CARD_DECLINED' })
    expect(createCharge(store, request, NOW)).toMatchObject({
      status: 'failed',
      failure_code: 'CARD_DECLINED',
    })
    expect(store.ledger()).toEqual([])
    expect(store.token('tok_1')?.charge_key).toBe('attempt-1')
    expect(eventsOf(store)).toMatchObject([
      [
        expect.any(String),
        { type: 'charge.failed', charge: { status: 'failed', failure_code: 'CARD_DECLINED' } },
      ],
    ])
  })

  it('can be announced later', () => {
    const store = openWith()
    createCharge(store, request, NOW, { eventDelayMs: 500 })
    expect(store.dueEvents(NOW + 499)).toEqual([])
    expect(store.dueEvents(NOW + 500)).toHaveLength(1)
  })

  it.each<[string, Partial<ChargeRequest>, string]>([
    ['of an unknown token', { token: 'tok_2' }, 'token_unknown'],
    ['of another cart', { cart_id: 'cart-2' }, 'token_foreign'],
    ['in another currency', { currency: 'CAD' }, 'currency_mismatch'],
    ['of a cent more than the session is for', { amount_minor: 2_000 }, 'amount_mismatch'],
    ['of a cent less than the session is for', { amount_minor: 1_998 }, 'amount_mismatch'],
  ])('%s is rejected, and its key is free', (_, change, rejected) => {
    const store = openWith({ amount: 1_999 })
    expect(createCharge(store, { ...request, ...change }, NOW)).toEqual({ rejected })
    expect([store.ledger(), store.dueEvents(NOW)]).toEqual([[], []])
    expect(createCharge(store, request, NOW)).toMatchObject({ status: 'succeeded' })
  })

  it.each<[string, Partial<ChargeRequest>]>([
    ['another token', { token: 'tok_2' }],
    ['another cart', { cart_id: 'cart-2' }],
    ['another amount', { amount_minor: 2_000 }],
    ['another currency', { currency: 'CAD' }],
  ])('under a used key with %s is rejected', (_, change) => {
    const store = openWith()
    createCharge(store, request, NOW)
    const again = createCharge(store, { ...request, ...change }, NOW)
    expect(again).toEqual({ rejected: 'key_reused' })
    expect(store.ledger()).toHaveLength(1)
  })

  it('under another key with a used token is rejected', () => {
    const store = openWith()
    createCharge(store, request, NOW)
    const again = createCharge(store, { ...request, key: 'attempt-2' }, NOW)
    expect(again).toEqual({ rejected: 'token_used' })
    expect(store.ledger()).toHaveLength(1)
  })
})

describe('a charge that is confirmed at the provider', () => {
  const return_url = 'https://shop.example/en/checkout/review'

  it.each(['paypal', 'afterpay'] as const)(
    'by %s opens a challenge and books nothing',
    (method) => {
      const store = openWith()
      const asked = { ...request, method, token: '', return_url }
      const challenge = createCharge(store, asked, NOW)
      expect(challenge).toMatchObject({ key: 'attempt-1', method, outcome: null, return_url })
      expect(store.challengeOf('attempt-1')).toMatchObject({ method, token: '' })
      expect([store.ledger(), store.token('tok_1')?.charge_key]).toEqual([[], null])
      // The same request meets its own challenge, and another one no more.
      expect(createCharge(store, asked, NOW)).toMatchObject({ key: 'attempt-1', method })
      for (const change of [
        { cart_id: 'cart-2' },
        { amount_minor: 5 },
        { currency: 'CAD' },
        { token: 'x' },
      ])
        expect(createCharge(store, { ...asked, ...change }, NOW)).toEqual({
          rejected: 'key_reused',
        })
    },
  )

  it('needs an address to come back to', () => {
    const store = openWith()
    const asked = { ...request, method: 'paypal' as const, token: '' }
    expect(createCharge(store, asked, NOW)).toEqual({ rejected: 'return_missing' })
    expect(store.challengeOf('attempt-1')).toBeUndefined()
  })

  it('with a card that its bank asks about binds the token', () => {
    const store = openWith({ challenge: 'code' })
    expect(createCharge(store, { ...request, return_url }, NOW)).toMatchObject({ method: 'card' })
    expect([store.ledger(), store.token('tok_1')?.charge_key]).toEqual([[], 'attempt-1'])
  })
})

describe('a saved card', () => {
  const saving = { ...request, customer: 'ada', save_card: true }
  const saved = (store: ReturnType<typeof openStore>) => store.cardOfCharge('attempt-1')
  const again = (id: string) => ({
    ...request,
    key: 'attempt-2',
    method: 'saved_card' as const,
    token: id,
  })

  it('is the customer’s, from a charge that succeeded, and pays another order', () => {
    const store = openWith()
    createCharge(store, saving, NOW)
    const { id = '' } = saved(store) ?? {}
    expect(createCharge(store, { ...again(id), customer: 'ada' }, NOW)).toMatchObject({
      status: 'succeeded',
      token: id,
      key: 'attempt-2',
    })
    for (const asked of [
      { ...again(id), key: 'b', customer: 'eve' },
      { ...again(id), key: 'c' },
    ])
      expect(createCharge(store, asked, NOW)).toEqual({ rejected: 'token_unknown' })
    expect(store.ledger()).toHaveLength(2)
    // Its charge saves no second one.
    expect(store.cardOfCharge('attempt-2')).toBeUndefined()
  })

  it.each<[string, Partial<ChargeRequest>, string | null]>([
    ['a charge that failed', {}, 'CARD_DECLINED'],
    ['a charge that was not asked to', { save_card: false }, null],
    ['a charge of nobody', { customer: undefined }, null],
  ])('is not made of %s', (_, change, outcome) => {
    const store = openWith({ outcome })
    createCharge(store, { ...saving, ...change }, NOW)
    expect(saved(store)).toBeUndefined()
  })

  it('fails as it did, and is confirmed where its bank asks', () => {
    const store = openWith()
    const { token: _, session_id: __, charge_key: ___, ...card } = store.token('tok_1') as CardToken
    const add = (id: string, change: object) =>
      store.addCard({ ...card, ...change, id, customer: 'ada', charge_key: id })
    add('card_declined', { outcome: 'CARD_DECLINED' })
    add('card_asked', { challenge: 'code' })
    const charge = (id: string, key: string) =>
      createCharge(
        store,
        { ...again(id), key, customer: 'ada', return_url: 'https://shop.example/' },
        NOW,
      )
    expect(charge('card_declined', 'd')).toMatchObject({
      status: 'failed',
      failure_code: 'CARD_DECLINED',
    })
    expect(charge('card_asked', 'e')).toMatchObject({ method: 'saved_card', token: 'card_asked' })
  })
})

describe('a closed key', () => {
  it('never charges, whatever is asked under it', () => {
    const store = openWith()
    const cancelled = cancelKey(store, 'attempt-1', NOW)
    expect(cancelled).toEqual({
      key: 'attempt-1',
      id: expect.stringMatching(/^ch_/),
      token: null,
      cart_id: null,
      amount_minor: 0,
      currency: '',
      status: 'cancelled',
      failure_code: null,
      created_at: NOW,
    })
    expect(createCharge(store, request, NOW)).toEqual(cancelled)
    expect(createCharge(store, { ...request, amount_minor: 5 }, NOW)).toEqual(cancelled)
    expect(cancelKey(store, 'attempt-1', NOW + 1)).toEqual(cancelled)
    expect([store.ledger(), store.dueEvents(NOW)]).toEqual([[], []])
  })

  it('that has charged gives its charge', () => {
    const store = openWith()
    const charge = createCharge(store, request, NOW)
    expect(cancelKey(store, 'attempt-1', NOW)).toEqual(charge)
  })
})
