import type { AddLineOutcome } from '@selvage/core/cart'
import { toErrorMessage } from '../error-message.ts'
import type { ErrorMessage } from '../error-message.ts'

type FailedLine = Exclude<AddLineOutcome, { readonly kind: 'done' }>

/**
 * Returns what a form keeps of a line that was not added. A rejected key is spent; one whose answer
 * is lost is the only safe way to ask again.
 */
export function failedLine(outcome: FailedLine): {
  readonly error: ErrorMessage
  readonly lineKey: string | undefined
} {
  return {
    error: toErrorMessage(outcome.error),
    lineKey: outcome.kind === 'uncertain' ? outcome.lineKey : undefined,
  }
}
