import type { ErrorCode } from '@selvage/core/errors'

/** The outcome of a test card's charges: null succeeds, a code fails. */
export const TEST_CARDS = {
  '4242424242424242': null,
  '5555555555554444': null,
  '378282246310005': null,
  '4000000000000002': 'CARD_DECLINED',
  '4000000000009995': 'CARD_INSUFFICIENT_FUNDS',
  '4000000000000069': 'CARD_EXPIRED',
  '4000000000000127': 'CARD_CVC_INCORRECT',
  '4000000000000119': 'CARD_PROCESSING_ERROR',
} as const satisfies Record<string, ErrorCode | null>

/** The outcome of every other number: the sandbox charges no real card. */
export const UNKNOWN_CARD = 'CARD_NUMBER_INCORRECT' satisfies ErrorCode

/** The outcome of a well-formed card number. */
export function outcomeOf(number: string): ErrorCode | null {
  return Object.hasOwn(TEST_CARDS, number)
    ? TEST_CARDS[number as keyof typeof TEST_CARDS]
    : UNKNOWN_CARD
}
