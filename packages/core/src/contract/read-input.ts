import * as v from 'valibot'
import { CARD_NUMBER_MESSAGE, cardNumberFields } from './card-number.ts'
import type { Schema } from './define-call.ts'
import { describeIssue, describeUnknown } from './describe-issue.ts'
import { withoutDirectionControls } from './direction-controls.ts'
import { isMissing } from './is-missing.ts'
import { entriesAt, listsAsObjects } from './schema-parts.ts'
import type { ErrorDetail } from './shop-error.ts'

/** The valid input of a request, or the errors of its fields. */
export type ReadInput<S extends Schema> =
  | { readonly ok: true; readonly output: v.InferOutput<S> }
  | { readonly ok: false; readonly errors: readonly ErrorDetail[] }

/** The spec's text for a missing language. @source spec 2 §5 */
const LANG_MESSAGE = 'lang param is required'
/** The most errors of one answer. */
const MAX_ERRORS = 20

/**
 * Reads the query or the body of a request by the schema of its call, for gateways. Input that does
 * not fit gives the code and the text of each field, at most 20 of them. A field that holds the
 * number of a card is wrong in every schema, and so is a list in the place of an object; controls
 * of writing direction are left out of every text.
 * @param messages the schema's own messages that the errors repeat; the text of any other error is
 *   one of the spec's, or a sentence for developers that no shopper reads
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
  const lists = listsAsObjects(schema, value)
  if (read.success && cards.length === 0 && lists.length === 0)
    return { ok: true, output: read.output }
  const seen = new Set<string>()
  const isInList = ({ path }: v.BaseIssue<unknown>) =>
    lists.some((list) => list.every((key, at) => key === String(path?.[at]?.key)))
  const errors = [
    ...cards,
    ...lists.map((path) => notAnObject(path.join('.'))),
    ...(read.issues ?? [])
      .filter((issue) => !isInList(issue))
      .map((issue) => detailOf(schema, issue, messages)),
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
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const names = Object.keys(entriesAt(schema, path.slice(0, -1)) ?? {})
    return { code: 'FIELD_NAME_INVALID_OR_INEDITABLE', ...at, message: describeUnknown(names) }
  }
  if (field === 'currency')
    return {
      code: 'CURRENCY_INVALID',
      ...at,
      ...(!isMissing(issue.input) && { message: describeIssue(issue) }),
    }
  if (isMissing(issue.input) && (issue.input !== -1 || !isOptional(schema, path)))
    return {
      code: 'FIELD_CANNOT_BE_BLANK',
      ...at,
      message: field === 'lang' ? LANG_MESSAGE : 'required',
    }
  if (field === '' && typeof issue.input !== 'object') return notAnObject(field)
  return { code: 'FIELD_VALUE_INVALID', ...at, message: messageOf(field, issue, messages) }
}

/** The error of a value that is no object where the schema has one; of the body without a field. */
function notAnObject(field: string): ErrorDetail {
  return field === ''
    ? { code: 'FIELD_VALUE_INVALID', message: 'The body must be an object.' }
    : { code: 'FIELD_VALUE_INVALID', field, message: 'The value must be an object.' }
}

/** The spec's text for a wrong value, where it has one. @source spec 1 §5 */
function messageOf(
  field: string,
  issue: v.BaseIssue<unknown>,
  messages: readonly string[],
): string {
  if (field === 'quantity' && (issue.type === 'number' || issue.type === 'integer'))
    return 'must be an integer'
  return messages.includes(issue.message) ? issue.message : describeIssue(issue)
}

/** True for a field that can be left out; there -1 is a wrong value and not a missing one. */
function isOptional(schema: Schema, path: readonly string[]): boolean {
  const entry = entriesAt(schema, path.slice(0, -1))?.[path.at(-1) ?? '']
  return entry?.type === 'optional'
}
