import { describe, expect, it } from 'vitest'
import { NOW, openWith, request } from '../testing/card-store.ts'
import { cancelKey, createCharge } from './charge.ts'
import type { ChargeRequest } from './charge-request.ts'
import type { Store } from './store.ts'

const event = (id: string, type: string, charge: object) => ({
  id,
  type,
  created: Math.floor(NOW / 1000),
  charge,
})
const eventsOf = (store: Store, at = NOW) =>
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
