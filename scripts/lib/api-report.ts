import { createHash } from 'node:crypto'
import { join } from 'node:path'
import ts from 'typescript'
import {
  augmentationsOf,
  exportsOf,
  packageOf,
  print,
  printSymbol,
  resolve,
  statementOf,
} from './api-model.ts'
import type { ApiReader, ExportedName } from './api-model.ts'
import { forgottenTypes } from './forgotten-types.ts'
import { packageDir, packageNames, typedEntryPointsOf } from './packages.ts'
import type { PackageName } from './packages.ts'

/** The public API of a package as text, and what of it no doc comment explains. */
export interface ApiReport {
  name: PackageName
  text: string
  /** Number of exported names of all entry points. */
  names: number
  /** The exported names of each entry point that are more than a type. */
  entryPoints: readonly { specifier: string; values: readonly string[] }[]
  /** `@selvage/core/cart addLine` for each exported name without a doc comment. */
  undocumented: readonly string[]
  /** The types that these name and that no entry point exports. */
  forgotten: readonly string[]
}

export function reportFile(name: PackageName): string {
  return join(packageDir(name), 'api-report.md')
}

export function makeApiReports(readerOf: (name: PackageName) => ApiReader): ApiReport[] {
  return packageNames.map((name) => makeApiReport(name, readerOf(name)))
}

function makeApiReport(name: PackageName, reader: ApiReader): ApiReport {
  const home = new Map<ts.Symbol, string>()
  const undocumented: string[] = []
  const entryPoints: { specifier: string; values: string[] }[] = []
  let names = 0
  const sections = typedEntryPointsOf(name).map(({ specifier, types }) => {
    const exported = exportsOf(reader, types)
    names += exported.length
    const values = exported.filter(({ symbol }) => (symbol.flags & ts.SymbolFlags.Value) !== 0)
    entryPoints.push({ specifier, values: values.map(({ exportedAs }) => exportedAs) })
    const lines = exported.map(({ exportedAs, symbol }) => {
      if (symbol.getDocumentationComment(reader.checker).length === 0)
        undocumented.push(`${specifier} ${exportedAs}`)
      return lineOf(reader, { exportedAs, symbol, specifier, home })
    })
    return section(specifier, [...augmentationsOf(reader, types), ...lines])
  })
  const reached = reachedFrom(reader, [...home.keys()])
    .map((symbol) => printSymbol(reader, symbol, shortened))
    .toSorted()
  const inner =
    reached.length > 0 ? [section('Named by these types, and not exported', reached)] : []
  const silent =
    undocumented.length > 0 ? [section('Without a doc comment', undocumented, 'text')] : []
  const text = [...headOf(name), ...sections, ...inner, ...silent].join('\n')
  const forgotten = forgottenTypes(reader, [...home.keys()])
  return { name, text, names, entryPoints, undocumented, forgotten }
}

const headOf = (name: PackageName) => [
  `# The public API of @selvage/${name}`,
  '',
  'Made by `npm run api` of the built declarations. A change of it is a change that users notice.',
  '',
]

const section = (title: string, lines: readonly string[], kind = 'ts') =>
  `## ${title}\n\n\`\`\`${kind}\n${lines.join('\n')}\n\`\`\`\n`

interface Shown extends ExportedName {
  specifier: string
  /** The entry point that shows a symbol in full; it is the first that exports it. */
  home: Map<ts.Symbol, string>
}

function lineOf(reader: ApiReader, { exportedAs, symbol, specifier, home }: Shown): string {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? ''
  const shown = home.get(symbol)
  if (shown !== undefined) return `export { ${exportedAs} } from '${shown}'`
  if (!file.startsWith(reader.dist)) return `export { ${exportedAs} } from '${packageOf(file)}'`
  home.set(symbol, specifier)
  const text = printSymbol(reader, symbol, shortened)
  return exportedAs === symbol.name ? text : `${text}\nexport { ${symbol.name} as ${exportedAs} }`
}

const shortened = (statement: ts.Node): string => shorten(print(statement))

const LONGEST = 60
const SHOWN = 4

/** A schema or a table of hundreds of lines is shown by its beginning and a digest of the whole. */
function shorten(text: string): string {
  const lines = text.split('\n')
  if (lines.length <= LONGEST) return text
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return `${lines.slice(0, SHOWN).join('\n')}\n    // … ${lines.length} lines, digest ${digest}`
}

/** The symbols of the package that these name and that no entry point exports. */
function reachedFrom(reader: ApiReader, exported: readonly ts.Symbol[]): ts.Symbol[] {
  const seen = new Set(exported)
  const open = [...exported]
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) take(reader.checker.getSymbolAtLocation(node))
    ts.forEachChild(node, visit)
  }
  const take = (found: ts.Symbol | undefined): void => {
    if (found === undefined) return
    const symbol = resolve(reader, found)
    if (seen.has(symbol) || !isTopLevel(reader, symbol)) return
    seen.add(symbol)
    open.push(symbol)
  }
  for (let symbol = open.pop(); symbol !== undefined; symbol = open.pop())
    for (const declaration of symbol.declarations ?? []) visit(declaration)
  return [...seen].filter((symbol) => !exported.includes(symbol))
}

function isTopLevel({ dist }: ApiReader, symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some(
    (declaration) =>
      !ts.isSourceFile(declaration) &&
      declaration.getSourceFile().fileName.startsWith(dist) &&
      ts.isSourceFile(statementOf(declaration).parent),
  )
}
