import { describe, expect, it } from 'vitest'
import { NOW, openWith, request } from '../testing/card-store.ts'
import { createCharge } from './charge.ts'
import type { ChargeRequest } from './charge-request.ts'
import type { CardToken } from './store-rows.ts'
import type { Store } from './store.ts'

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
  const saved = (store: Store) => store.cardOfCharge('attempt-1')
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
