import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import ts from 'typescript'
import type { CallAuth } from '../../packages/core/src/contract/call-auth.table.ts'
import type { ApiReader, ExportedName } from './api-model.ts'
import { fenced } from './doc-comments.ts'
import { readable } from './readable-types.ts'
import type { NamedTypes } from './readable-types.ts'

/** The reference shows these of a call; its declaration does not say them. */
interface CallFacts {
  method: string
  path: string
  auth: CallAuth
  errors: readonly string[]
  keyed: boolean
  versioned: boolean
}

const CALLERS: Readonly<Record<CallAuth, string>> = {
  none: 'everyone',
  optional: 'everyone; a user gets an answer of their own',
  visitor: 'everyone on the storefront, where a session begins or ends',
  cart: 'a guest or a member, and a partner’s page with its cart token',
  session: 'a guest or a member, by the session’s cookies',
  member: 'a member by the session’s cookies',
  order: 'the buyer by the session’s cookies, and everyone with the token of the order’s mail',
  reorder: 'the buyer, and every guest or member with the token of the order’s mail',
  provider: 'the payment provider, by its signature',
}

/**
 * Returns what the reference shows of a call, a schema or a machine instead of its declaration,
 * which is made for the compiler, or undefined for everything else.
 */
export function explainValue(
  reader: ApiReader,
  { exportedAs, symbol }: ExportedName,
  declarations: string,
  named: NamedTypes,
): string | undefined {
  const declared = symbol.declarations?.[0]
  if (declared === undefined || !ts.isVariableDeclaration(declared)) return undefined
  const type = reader.checker.getTypeOfSymbolAtLocation(symbol, declared)
  const show = (each: ts.Type) => readable(reader, each, named)
  if (type.getSymbol()?.name === 'Call')
    return explainCall(reader, exportedAs, type, factsOf(declarations, exportedAs), show)
  const begin = `export const ${exportedAs}:`
  const args = reader.checker.getTypeArguments(type as ts.TypeReference)
  const [context, event] = args
  if (type.getSymbol()?.name === 'StateMachine' && context && event)
    return fenced(`${begin} StateMachine<${show(context)}, ${show(event)}>`)
  const input = schemaType(reader, type, 'input')
  const output = schemaType(reader, type, 'output')
  return input && output && fenced(`${begin} v.GenericSchema<${show(input)}, ${show(output)}>`)
}

/** Returns what a schema takes or gives; valibot has both in a field that no value has. */
function schemaType(
  { checker }: ApiReader,
  schema: ts.Type | undefined,
  side: 'input' | 'output',
): ts.Type | undefined {
  const types = schema?.getProperty('~types')
  const sides = types && checker.getNonNullableType(checker.getTypeOfSymbol(types))
  const found = sides?.getProperty(side)
  return found && checker.getTypeOfSymbol(found)
}

function explainCall(
  reader: ApiReader,
  name: string,
  call: ts.Type,
  facts: CallFacts,
  show: (type: ts.Type) => string,
): string {
  const { checker } = reader
  const [, , , answer, query, body] = checker.getTypeArguments(call as ts.TypeReference)
  const params = [...facts.path.matchAll(/\{(\w+)\}/g)].map(
    ([, param]) => `${param}: string | number`,
  )
  const output = schemaType(reader, answer, 'output')
  if (output === undefined) throw new Error(`The answer of the call ${name} is no schema.`)
  const input = [
    ...(params.length > 0 ? [`params: { ${params.join('; ')} }`] : []),
    ...[inputLine('query', query, show), inputLine('body', body, show)].flat(),
  ]
  const options = [
    ...(facts.keyed ? ['key: string'] : []),
    ...(facts.versioned ? ['version: number'] : []),
  ]
  const taken = input.length > 0 ? `{\n${indented(input.join(',\n'))},\n}` : '{}'
  const optional = options.length > 0 ? `, { ${options.join('; ')} }` : ''
  const errors = [...facts.errors, 'SERVER_ERROR'].map((code) => `\`${code}\``).join(', ')
  return [
    `\`${facts.method} ${facts.path}\`, for ${CALLERS[facts.auth]}. Error codes: ${errors}.\n`,
    fenced(`gateway.send(${name}, ${taken}${optional}): Promise<${show(output)}>`),
  ].join('\n')
}

/** A query or a body; it can be left out when nothing in it is needed. */
function inputLine(
  name: string,
  type: ts.Type | undefined,
  show: (type: ts.Type) => string,
): string[] {
  const fields = type?.getProperties() ?? []
  if (type === undefined || (fields.length === 0 && !type.isUnion())) return []
  const isNeeded =
    type.isUnion() || fields.some(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0)
  return [`${name}${isNeeded ? '' : '?'}: ${show(type)}`]
}

const indented = (text: string): string => text.replaceAll(/^/gm, '    ')

const require = createRequire(import.meta.url)

/** Reads a call's method, path, errors and callers from the module beside its declarations. */
function factsOf(declarations: string, name: string): CallFacts {
  const file = declarations.replace(/\.d\.ts$/, '.js')
  const module = existsSync(file) ? (require(file) as Record<string, CallFacts>) : {}
  const facts = module[name]
  if (facts === undefined)
    throw new Error(
      `${file} has no call ${name}, which its declarations have: run \`npm run build\`.`,
    )
  return facts
}
