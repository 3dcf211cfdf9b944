import * as v from 'valibot'
import { CARD_NUMBER_MESSAGE, cardNumberFields } from './card-number.ts'
import type { Schema } from './define-call.ts'
import { withoutDirectionControls } from './direction-controls.ts'
import { isMissing } from './is-missing.ts'
import type { ErrorDetail } from './shop-error.ts'

/** The valid input of a request, or the errors of its fields. */
export type ReadInput<S extends Schema> =
  | { readonly ok: true; readonly output: v.InferOutput<S> }
  | { readonly ok: false; readonly errors: readonly ErrorDetail[] }

/** The most errors of one answer. */
const MAX_ERRORS = 20

/**
 * Reads the query or the body of a request by the schema of its call, for gateways. Input that does
 * not fit gives the code and the text of each field, at most 20 of them. A field that holds the
 * number of a card is wrong in every schema; controls of writing direction are left out of every
 * text.
 * @param messages the schema's own messages that the errors repeat; the text of any other error is
 *   one of the spec's or is left out
 * @source spec 1 §5
 */
export function readInput<S extends Schema>(
  schema: S,
  sent: unknown,
  messages: readonly string[] = [],
): ReadInput<S> {
  const value = withoutDirectionControls(sent)
  const read = v.safeParse(schema, value)
  const cards = cardNumberFields(value).map((field): ErrorDetail => ({
    code: 'FIELD_VALUE_INVALID',
    field,
    message: CARD_NUMBER_MESSAGE,
  }))
  if (read.success && cards.length === 0) return { ok: true, output: read.output }
  const seen = new Set<string>()
  const errors = [
    ...cards,
    ...(read.issues ?? []).map((issue) => detailOf(schema, issue, messages)),
  ].filter(({ code, field }) => {
    const key = `${code} ${field ?? ''}`
    return !seen.has(key) && seen.add(key)
  })
  return { ok: false, errors: errors.slice(0, MAX_ERRORS) }
}

function detailOf(
  schema: Schema,
  issue: v.BaseIssue<unknown>,
  messages: readonly string[],
): ErrorDetail {
  const path = (issue.path ?? []).map(({ key }) => String(key))
  const field = path.join('.')
  const at = field === '' ? {} : { field }
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return { code: 'FIELD_NAME_INVALID_OR_INEDITABLE', ...at }
  if (field === 'currency') return { code: 'CURRENCY_INVALID', ...at }
  if (isMissing(issue.input) && (issue.input !== -1 || !isOptional(schema, path)))
    return { code: 'FIELD_CANNOT_BE_BLANK', ...at, message: 'required' }
  return { code: 'FIELD_VALUE_INVALID', ...at, ...messageOf(field, issue, messages) }
}

/** The spec's text for a wrong value, where it has one. @source spec 1 §5 */
function messageOf(
  field: string,
  { type, message }: v.BaseIssue<unknown>,
  messages: readonly string[],
): { message?: string } {
  if (field === 'quantity' && (type === 'number' || type === 'integer'))
    return { message: 'must be an integer' }
  return messages.includes(message) ? { message } : {}
}

/** True for a field that can be left out; there -1 is a wrong value and not a missing one. */
function isOptional(schema: unknown, path: readonly string[]): boolean {
  let at = schema
  for (const key of path) {
    const entries = (at as { entries?: Readonly<Record<string, unknown>> } | undefined)?.entries
    at = entries && Object.hasOwn(entries, key) ? entries[key] : undefined
  }
  return (at as { type?: unknown } | undefined)?.type === 'optional'
}
