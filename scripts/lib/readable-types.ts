import ts from 'typescript'
import { exportsOf } from './api-model.ts'
import type { ApiReader } from './api-model.ts'

/** The exported names of types, each with the text that it stands for, the longest first. */
export type NamedTypes = readonly (readonly [text: RegExp, name: string])[]

const WHOLE =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope

/** Names shorter than this are written out: a name would say less. */
const SHORTEST = 24
/** A longer one is in no signature but its own. */
const LONGEST = 6000

/** Returns the names by which the types of these entry points are shown. */
export function namedTypesOf(
  reader: ApiReader,
  entryPoints: readonly { types: string }[],
): NamedTypes {
  const found = new Map<string, string>()
  for (const { exportedAs, symbol } of entryPoints.flatMap(({ types }) => exportsOf(reader, types)))
    if ((symbol.flags & ts.SymbolFlags.TypeAlias) !== 0 && !isGeneric(symbol)) {
      const text = wholeText(reader, reader.checker.getDeclaredTypeOfSymbol(symbol))
      const isUnion = /^"[^"]*"(?: \| "[^"]*")+$/.test(text)
      if (
        text.length >= SHORTEST &&
        text.length <= LONGEST &&
        (isUnion || text.startsWith('{')) &&
        !found.has(text)
      )
        found.set(text, exportedAs)
    }
  return [...found]
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([text, name]) => [patternOf(text), name])
}

const isGeneric = (symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).some(
    (each) => ts.isTypeAliasDeclaration(each) && each.typeParameters !== undefined,
  )

/** A union is not replaced inside of a longer one; quotes are of either kind. */
function patternOf(text: string): RegExp {
  const escaped = text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll('"', `["']`)
  return text.startsWith('{')
    ? new RegExp(escaped, 'g')
    : new RegExp(`(?<!["'] \\| )${escaped}(?! \\| ["'])`, 'g')
}

const wholeText = ({ checker }: ApiReader, type: ts.Type): string =>
  withoutImports(checker.typeToString(type, undefined, WHOLE))

const withoutImports = (text: string): string => text.replaceAll(/import\("[^"]+"\)\./g, '')

/** Returns declarations with the names of types instead of what they stand for. */
export function withNames(text: string, named: NamedTypes, own = ''): string {
  let shown = withoutImports(text)
  for (const [pattern, name] of named) if (name !== own) shown = shown.replaceAll(pattern, name)
  return shown
}

/** Returns a type as a reader can take it in: with the names of others, one field in a line. */
export const readable = (reader: ApiReader, type: ts.Type, named: NamedTypes, own = ''): string =>
  laidOut(withNames(wholeText(reader, type), named, own))

const FITS = 70

/** Writes a type that stands in one line in several, each field in its own. */
export function laidOut(text: string): string {
  if (text.length <= FITS) return text
  let depth = 0
  const line = (by: number) => `\n${'    '.repeat((depth += by))}`
  return text.replaceAll(/"(?:[^"\\]|\\.)*"|\{ |; \}| \}|; /g, (token) => {
    if (token === '{ ') return `{${line(1)}`
    if (token === '; ') return `;${line(0)}`
    if (token === '; }') return `;${line(-1)}}`
    return token === ' }' ? `${line(-1)}}` : token
  })
}
