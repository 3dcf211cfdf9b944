import { DeveloperError } from '../contract/shop-error.ts'
import { isErrorCode } from '../errors/errors.ts'
import type { ErrorCode } from '../errors/catalogue.table.ts'
import { TEST_CALLS } from './test-calls.table.ts'
import type { TestCall } from './test-calls.table.ts'

/**
 * Behavior of a test gateway:
 * - `ok`: answers as usual.
 * - `empty`: finds nothing, and has neither a session nor a cart: changes get `EXPIRED_SESSION`.
 * - `slow`: answers late.
 * - `expired`: has lost the session.
 * - `down`: cannot be reached.
 * - `rubbish`: answers HTML.
 * - `code:X`: answers with the code X wherever the contract allows it.
 * - `code:X@cart.add`: answers with the code X in that call only.
 */
export type Scenario =
  | 'ok'
  | 'empty'
  | 'slow'
  | 'expired'
  | 'down'
  | 'rubbish'
  | `code:${ErrorCode}`
  | `code:${ErrorCode}@${TestCall}`

const PLAIN = ['ok', 'empty', 'slow', 'expired', 'down', 'rubbish'] as const

/** A scenario in its parts. */
export interface PlayedScenario {
  readonly kind: (typeof PLAIN)[number] | 'code'
  readonly code?: ErrorCode
  /** The only call that answers with the code; every call that allows it when left out. */
  readonly call?: TestCall
}

/** Reads a scenario; throws a DeveloperError for an unknown one. */
export function readScenario(scenario: Scenario): PlayedScenario {
  const plain = PLAIN.find((each) => each === scenario)
  if (plain) return { kind: plain }
  const [code, call] = scenario.slice('code:'.length).split('@')
  if (!scenario.startsWith('code:') || !isErrorCode(code)) {
    throw new DeveloperError(
      `The test gateway got the scenario "${scenario}", which it cannot play, so a test or a story would see the wrong state. Write one of ${PLAIN.join(', ')}, or a code, such as code:PAYMENT_FAILED.`,
    )
  }
  if (call === undefined) return { kind: 'code', code }
  const known = TEST_CALLS.find((each) => each === call)
  if (known === undefined) {
    throw new DeveloperError(
      `The test gateway got the scenario "${scenario}", and "${call}" is no call of it, so nothing would be answered with ${code}. Write one of ${TEST_CALLS.join(', ')} behind the @.`,
    )
  }
  return { kind: 'code', code, call: known }
}
