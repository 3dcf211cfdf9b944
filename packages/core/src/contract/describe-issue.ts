import type * as v from 'valibot'

type Issue = v.BaseIssue<unknown>

/** The types of a schema as JSON names them. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  strict_object: 'an object',
  loose_object: 'an object',
  record: 'an object',
}

/** The rules of a schema, after "The value must". */
const RULES: Readonly<Record<string, (issue: Issue) => string>> = {
  integer: () => 'be an integer',
  finite: () => 'be a finite number',
  min_value: ({ requirement }) => `be at least ${requirement}`,
  max_value: ({ requirement }) => `be at most ${requirement}`,
  min_length: ({ requirement, input }) => `have at least ${requirement} ${lengthUnit(input)}`,
  max_length: ({ requirement, input }) => `have at most ${requirement} ${lengthUnit(input)}`,
  length: ({ requirement, input }) => `have ${requirement} ${lengthUnit(input)}`,
  regex: ({ requirement }) => `match ${requirement}`,
}

/** The messages of checks that several contracts have, as sentences. */
const CHECKS: Readonly<Record<string, string>> = {
  text: 'be text without control characters',
  required: 'not be blank',
}

const lengthUnit = (input: unknown) => (typeof input === 'string' ? 'characters' : 'entries')

/**
 * Returns the sentence about a value that breaks a rule of its schema, for a developer who reads
 * the answer. It repeats nothing of the value.
 */
export function describeIssue(issue: Issue): string {
  const { type, expected, message } = issue
  const rule = Object.hasOwn(RULES, type) ? RULES[type]?.(issue) : undefined
  if (rule !== undefined) return `The value must ${rule}.`
  if (Object.hasOwn(TYPES, type)) return `The value must be ${TYPES[type]}.`
  if (Object.hasOwn(CHECKS, message)) return `The value must ${CHECKS[message]}.`
  if (expected?.includes('"')) return `The value must be ${oneOf(expected)}.`
  return 'The value is none that this call takes.'
}

/** `("FQ" | "YARD")` as `"FQ" or "YARD"`. */
function oneOf(expected: string): string {
  const values = expected.replace(/^\(|\)$/g, '').split(' | ')
  return values.length > 2
    ? `one of ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
    : values.join(' or ')
}

/**
 * Returns the sentence about a property that an object may not have.
 * @param names those that it may have
 */
export const describeUnknown = (names: readonly string[]): string =>
  names.length === 0
    ? 'The request may not have this property.'
    : `The request may not have this property. It may have ${names.join(', ')} here.`
