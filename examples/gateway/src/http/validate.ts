import { isMissing } from '@selvage/core/contract'
import type { ErrorDetail, Schema } from '@selvage/core/contract'
import * as v from 'valibot'
import { HttpError } from './http-error.ts'

/** Most errors that one answer lists. */
const MAX_ERRORS = 20

/**
 * Validates a body or query by its contract, or throws an {@link HttpError} that names each field
 * with its code. `messages` are those of the contract that the answer repeats.
 */
export function validate<S extends Schema>(
  schema: S,
  value: unknown,
  messages: readonly string[] = [],
): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const seen = new Set<string>()
  const errors = result.issues
    .map((issue) => detailOf(schema, issue, messages))
    .filter(({ code, field }) => {
      const key = `${code} ${field ?? ''}`
      return !seen.has(key) && seen.add(key)
    })
  throw new HttpError(400, errors.slice(0, MAX_ERRORS))
}

function detailOf(
  schema: Schema,
  issue: v.BaseIssue<unknown>,
  messages: readonly string[],
): ErrorDetail {
  const path = (issue.path ?? []).map((item) => String(item.key))
  const field = path.join('.')
  const at = field === '' ? {} : { field }
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return { code: 'FIELD_NAME_INVALID_OR_INEDITABLE', ...at }
  if (field === 'currency') return { code: 'CURRENCY_INVALID', ...at }
  const blank = isMissing(issue.input) && (issue.input !== -1 || !isOptional(schema, path))
  if (blank) return { code: 'FIELD_CANNOT_BE_BLANK', ...at, message: 'required' }
  return { code: 'FIELD_VALUE_INVALID', ...at, ...messageOf(field, issue, messages) }
}

/** The spec's own sentence where it has one. @source spec 1 §5 */
function messageOf(
  field: string,
  issue: v.BaseIssue<unknown>,
  messages: readonly string[],
): { message?: string } {
  const number = field === 'quantity' && (issue.type === 'number' || issue.type === 'integer')
  if (number) return { message: 'must be an integer' }
  return messages.includes(issue.message) ? { message: issue.message } : {}
}

/** Whether a field may be left out; the rule that -1 means blank does not apply to such a field. */
function isOptional(schema: unknown, path: readonly string[]): boolean {
  let at = schema
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !('entries' in at)) return false
    const { entries } = at as { entries: Readonly<Record<string, unknown>> }
    at = Object.hasOwn(entries, key) ? entries[key] : undefined
  }
  return typeof at === 'object' && at !== null && 'type' in at && at.type === 'optional'
}
