import type { MethodOffer, SavedCard } from '@selvage/core/payment'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { usePreferredCard } from './use-preferred-card.ts'

afterEach(cleanup)

const card = (id: string, expired = false): SavedCard => ({
  id,
  brand: 'visa',
  last4: '4242',
  expiryMonth: 12,
  expiryYear: 2039,
  expired,
})
const offer = (method: MethodOffer['method']) => ({ method, reason: null, mustSave: false })
const offers: readonly MethodOffer[] = [offer('saved_card'), offer('card')]
type Offered = Parameters<typeof usePreferredCard>[0]
const begin: Offered = { savedCards: [], offers, isPaid: false, choice: { method: 'card' } }

function shown(first: Partial<Offered> = {}) {
  const onChoose = vi.fn()
  const { rerender } = renderHook((props: Offered) => usePreferredCard(props, onChoose), {
    initialProps: { ...begin, ...first },
  })
  return { onChoose, next: (change: Partial<Offered>) => rerender({ ...begin, ...change }) }
}

test('a member’s newest saved card that still counts is chosen, once it is known', () => {
  const { onChoose, next } = shown()
  const savedCards = [card('expired', true), card('newest'), card('older')]
  next({ savedCards })
  expect(onChoose.mock.calls).toEqual([[{ method: 'saved_card', cardId: 'newest' }]])
  // The shopper's own choice afterwards stays.
  next({ savedCards, choice: { method: 'card' } })
  expect(onChoose).toHaveBeenCalledTimes(1)
})

test.each<[string, Partial<Offered>]>([
  ['of an order that has its payment', { isPaid: true }],
  ['after another way was chosen', { choice: { method: 'paypal' } }],
  ['that cannot pay the order', { offers: [offer('card')] }],
  ['that has expired', { savedCards: [card('expired', true)] }],
])('no saved card is chosen %s', (_, change) => {
  const { onChoose, next } = shown()
  next({ savedCards: [card('newest')], ...change })
  expect(onChoose).not.toHaveBeenCalled()
})
