import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'

/** Where the generated table lies in the workspace. */
export const CALL_TEXTS_FILE = 'examples/gateway/src/http/call-texts.generated.ts'

const SOURCES = ['packages/core/src/**/*.contract.ts', 'examples/gateway/src/ops/*routes.ts']
const COMMENT = String.raw`\/\*\*((?:(?!\*\/)[^])*)\*\/\s*`
/** `/** … *\/ export const addToCart = defineCall({ name: 'cart.add'`. */
const CALL = new RegExp(
  `${COMMENT}(?:export )?const (\\w+) = defineCall\\(\\{\\s*name: '([^']+)'`,
  'g',
)
/** A call that several kinds of products have: `name: \`${name}.add\``. */
const SHARED_CALL = new RegExp(
  `${COMMENT}\\w+: \\{\\s*\\.\\.\\.shared,\\s*name: \`\\$\\{name\\}\\.(\\w+)\``,
  'g',
)

interface DocumentedCall {
  readonly name: string
  readonly constant: string
  readonly comment: string
}

/** The texts of a call for readers of the gateway's OpenAPI document. */
interface CallText {
  readonly summary: string
  readonly description?: string
}

/** Returns the source of the table with the texts of all calls, from their doc comments. */
export function declareCallTexts(): string {
  const calls = SOURCES.flatMap((source) => globSync(source, { cwd: root }))
    .sort()
    .flatMap((file) => documentedCalls(readFileSync(join(root, file), 'utf8')))
  const nameOf = new Map(calls.map(({ constant, name }) => [constant, name]))
  // The first call of a name is the one with the whole answer.
  const texts = new Map<string, CallText>()
  for (const { name, comment } of calls)
    if (!texts.has(name)) texts.set(name, textOf(comment, nameOf))
  const rows = [...texts].map(([name, text]) => `  ${JSON.stringify(name)}: ${rowOf(text)},\n`)
  return `${HEADER}${rows.join('')}}\n`
}

const HEADER = `// Generated from the doc comments of the calls by \`npm run call-texts\`; a test compares the two.

/** The text of a call: a sentence, and all of the text where there is more. */
export interface CallText {
  readonly summary: string
  readonly description?: string
}

/** The texts of the calls by name; \`*.add\` is that of every call of this last name without one. */
export const CALL_TEXTS: Readonly<Record<string, CallText>> = {
`

/** Reads the calls of a source that have a doc comment. */
export function documentedCalls(source: string): DocumentedCall[] {
  return [
    ...[...source.matchAll(CALL)].map(([, comment = '', constant = '', name = '']) => ({
      name,
      constant,
      comment,
    })),
    ...[...source.matchAll(SHARED_CALL)].map(([, comment = '', last = '']) => ({
      name: `*.${last}`,
      constant: '',
      comment,
    })),
  ]
}

/**
 * Returns the text of a doc comment without its tags, in the names of the wire: a call is named as
 * in the document, and `searchedFor` is `searched_for`.
 */
export function textOf(comment: string, nameOf: ReadonlyMap<string, string>): CallText {
  const wireName = (code: string) =>
    nameOf.get(code) ??
    (/^[a-z]+(?:[A-Z][a-z]+)+$/.test(code)
      ? code.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      : code)
  const text = comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join('\n')
    .split(/(?:^|\s)@/)[0]
    ?.trim()
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/`(\w+)`/g, (_, code: string) => `\`${wireName(code)}\``)
    .split(/\n\n+/)
    .map((paragraph) => paragraph.replace(/\n/g, ' '))
    .join('\n\n')
  const [, first = ''] = /^([^]*?)[.:;](?:\s|$)/.exec(text ?? '') ?? []
  const summary = first === '' ? (text ?? '') : first
  return { summary, ...(text !== undefined && text !== `${summary}.` && { description: text }) }
}

function rowOf({ summary, description }: CallText): string {
  const lines = [
    `    summary: ${JSON.stringify(summary)},`,
    ...(description === undefined ? [] : [`    description: ${JSON.stringify(description)},`]),
  ]
  return `{\n${lines.join('\n')}\n  }`
}
