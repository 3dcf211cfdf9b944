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

/**
 * Test cards whose banks ask their owners to confirm each payment (3-D Secure), with the outcome of
 * a confirmed one.
 */
export const CHALLENGE_CARDS = {
  '4000000000003220': null,
  '4000008400001629': 'CARD_DECLINED',
} as const satisfies Record<string, ErrorCode | null>

/** A test card that pays, and that cannot be deleted once it is saved. */
export const UNDELETABLE_CARD = '4000000000000341'

/** True for the last digits of a test card that cannot be deleted. */
export const staysSaved = (last4: string): boolean => UNDELETABLE_CARD.endsWith(last4)

/** The outcome of every other number: the sandbox charges no real card. */
export const UNKNOWN_CARD = 'CARD_NUMBER_INCORRECT' satisfies ErrorCode

/** How the charges of a card end, and whether its owner confirms each. */
export interface CardOutcome {
  readonly outcome: ErrorCode | null
  readonly challenge: boolean
}

const find = (table: Readonly<Record<string, ErrorCode | null>>, number: string) =>
  Object.hasOwn(table, number) ? table[number] : undefined

/** The outcome of a well-formed card number. */
export function outcomeOf(number: string): CardOutcome {
  if (number === UNDELETABLE_CARD) return { outcome: null, challenge: false }
  const challenged = find(CHALLENGE_CARDS, number)
  if (challenged !== undefined) return { outcome: challenged, challenge: true }
  const outcome = find(TEST_CARDS, number)
  return { outcome: outcome === undefined ? UNKNOWN_CARD : outcome, challenge: false }
}
