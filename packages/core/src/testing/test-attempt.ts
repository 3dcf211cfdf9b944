import type { ATTEMPT_STATES } from '../checkout/payment-attempt.contract.ts'
import type { ErrorCode } from '../errors/catalogue.table.ts'

/** One attempt to pay for a test cart. */
export interface TestAttempt {
  readonly id: string
  /** The request that made the attempt; another request cannot use its id. */
  readonly fingerprint: string
  state: (typeof ATTEMPT_STATES)[number]
  code: ErrorCode | null
  orderNumber: string | null
  /** The shopper's answer to a challenge: `waiting` before it; null for an attempt without one. */
  challenge: 'waiting' | ChallengeAnswer | null
  /** Number of times that an unknown attempt is asked for before it becomes `ordered`. */
  settlesAfter: number
}

/** How a shopper answers a challenge of the payment provider. */
export type ChallengeAnswer = 'confirm' | 'deny' | 'cancel' | 'expire'
