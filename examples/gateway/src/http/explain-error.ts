import type { ErrorDetail } from '@selvage/core/contract'
import { CODE_SENTENCES, FIELD_SENTENCES } from './error-sentences.table.ts'

/**
 * Adds the sentence for developers to an error without a message: that of its field, or else of its
 * code. Clients word an error by its code and field, and know no other messages than the spec's.
 */
export function explainError(error: ErrorDetail): ErrorDetail {
  const message = error.message ?? sentenceOf(error)
  return message === undefined ? error : { ...error, message }
}

function sentenceOf({ code, field, params }: ErrorDetail): string | undefined {
  if (code !== 'FIELD_VALUE_INVALID') return CODE_SENTENCES[code]
  if (field === 'quantity' && params?.['max'] !== undefined)
    return `The value must be at most ${params['max']}.`
  const name = field?.split('.').at(-1) ?? ''
  return Object.hasOwn(FIELD_SENTENCES, name) ? FIELD_SENTENCES[name] : CODE_SENTENCES[code]
}
