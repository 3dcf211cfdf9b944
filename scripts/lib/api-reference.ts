import { basename } from 'node:path'
import ts from 'typescript'
import { augmentationsOf, exportsOf, isInferred, packageOf, printSymbol } from './api-model.ts'
import type { ApiReader, ExportedName } from './api-model.ts'
import { componentOf, propsTable, silentProps } from './component-props.ts'
import { explainValue } from './api-values.ts'
import { docOf, fenced, heading } from './doc-comments.ts'
import { withoutOwnSources } from './own-sources.ts'
import { namedTypesOf, readable, withNames } from './readable-types.ts'
import type { NamedTypes } from './readable-types.ts'

/** A page of the reference, by its file name in a package's `reference/`. */
export interface ReferencePage {
  file: string
  title: string
  text: string
  /** The names that the page explains. */
  names: readonly string[]
  /** The number of props of its components. */
  props: number
  /** `Chip onPress` for each prop that no sentence explains. */
  silentProps: readonly string[]
}

/** An entry point, and the file of its declarations. */
export interface DocumentedEntryPoint {
  specifier: string
  types: string
}

/** The folder of a package's reference, which is made when the package is packed. */
export const REFERENCE_FOLDER = 'reference'

/** Returns the file name of an entry point's page: `@selvage/i18n/format` gives `format.md`. */
export const pageOf = (specifier: string): string =>
  `${specifier.split('/').slice(2).join('-') || basename(specifier)}.md`

/** The pages of every package know the names of all. */
export interface KnownNames {
  named: NamedTypes
  /** The first entry point that exports a symbol. */
  homes: ReadonlyMap<ts.Symbol, string>
}

/** Returns the names of these entry points, those of other packages too. */
export function knownNamesOf(
  reader: ApiReader,
  entryPoints: readonly DocumentedEntryPoint[],
): KnownNames {
  const homes = new Map<ts.Symbol, string>()
  for (const { specifier, types } of entryPoints)
    for (const { symbol } of exportsOf(reader, types))
      if (!homes.has(symbol)) homes.set(symbol, specifier)
  return { named: namedTypesOf(reader, entryPoints), homes }
}

/**
 * Returns the reference of a package, made of its doc comments: a page for each entry point and one
 * that lists them. A name is explained once, by the first entry point that exports it.
 */
export function makeReference(
  title: string,
  reader: ApiReader,
  entryPoints: readonly DocumentedEntryPoint[],
  more: readonly ReferencePage[] = [],
  known: KnownNames = knownNamesOf(reader, entryPoints),
): ReferencePage[] {
  const home = new Map<ts.Symbol, string>()
  const made = entryPoints.map((entryPoint) => makePage(reader, entryPoint, home, known))
  const pages = [...made, ...more]
  const rows = pages.map((page) => {
    const names = page.names.map((name) => `\`${name}\``).join(', ')
    return `| [${page.title}](${page.file}) | ${names} |`
  })
  const text = [
    `# Reference of ${title}`,
    '',
    `Made of the doc comments. Guides and examples are in the [README](../README.md).`,
    '',
    '| entry point | names |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n')
  return [{ file: 'README.md', title, text, names: [], props: 0, silentProps: [] }, ...pages]
}

const KINDS = ['Components', 'Functions', 'Constants', 'Types'] as const
type Kind = (typeof KINDS)[number]

function makePage(
  reader: ApiReader,
  { specifier, types }: DocumentedEntryPoint,
  home: Map<ts.Symbol, string>,
  { named, homes }: KnownNames,
): ReferencePage {
  const exported = exportsOf(reader, types)
  const own = exported.filter(({ symbol }) => isOwn(reader, symbol) && !home.has(symbol))
  const others = exported.filter((each) => !own.includes(each))
  const imported = others.map(({ exportedAs, symbol }) =>
    elsewhere(exportedAs, symbol, home, homes),
  )
  for (const { symbol } of own) home.set(symbol, specifier)
  const sections = KINDS.flatMap((kind) => {
    const ofKind = own.filter((each) => kindOf(reader, each) === kind)
    return ofKind.length === 0
      ? []
      : [`## ${kind}\n`, ...ofKind.map((each) => explain(reader, each, { own, types, named }))]
  })
  const added = augmentationsOf(reader, types)
  const text = [
    `# ${specifier}\n`,
    '[All entry points](README.md)\n',
    ...(imported.length > 0 ? ['## From other entry points\n', ...imported, ''] : []),
    ...sections,
    ...(added.length > 0 ? ['## Added to types of others\n', fenced(added.join('\n'))] : []),
  ].join('\n')
  const names = exported.map(({ exportedAs }) => exportedAs)
  const components = own.flatMap(({ exportedAs, symbol }) => {
    const component = componentOf(reader, exportedAs, symbol)
    return component === undefined ? [] : [{ exportedAs, component }]
  })
  return {
    file: pageOf(specifier),
    title: specifier,
    text,
    names,
    props: components.reduce((sum, { component }) => sum + component.properties.length, 0),
    silentProps: components.flatMap(({ exportedAs, component }) =>
      silentProps(reader, component).map((prop) => `${exportedAs} ${prop}`),
    ),
  }
}

const isOwn = ({ dist }: ApiReader, symbol: ts.Symbol): boolean =>
  symbol.declarations?.[0]?.getSourceFile().fileName.startsWith(dist) === true

function elsewhere(
  name: string,
  symbol: ts.Symbol,
  home: Map<ts.Symbol, string>,
  homes: ReadonlyMap<ts.Symbol, string>,
): string {
  const shown = home.get(symbol)
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? ''
  return shown === undefined
    ? `- \`${name}\` of \`${homes.get(symbol) ?? packageOf(file)}\``
    : `- [\`${name}\`](${pageOf(shown)}#${name.toLowerCase()}) of \`${shown}\``
}

function kindOf(reader: ApiReader, { exportedAs, symbol }: ExportedName): Kind {
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return 'Types'
  if (componentOf(reader, exportedAs, symbol) !== undefined) return 'Components'
  const declared = symbol.declarations?.[0]
  const type = declared && reader.checker.getTypeOfSymbolAtLocation(symbol, declared)
  return (type?.getCallSignatures().length ?? 0) > 0 ? 'Functions' : 'Constants'
}

/** The page on which a name is explained. */
interface PageOfName {
  own: readonly ExportedName[]
  types: string
  named: NamedTypes
}

function explain(
  reader: ApiReader,
  { exportedAs, symbol }: ExportedName,
  { own, types, named }: PageOfName,
): string {
  const links = new Set(own.map((each) => each.exportedAs))
  const component = componentOf(reader, exportedAs, symbol)
  const doc = docOf(reader.checker, symbol, links)
  // The table of the component has everything that its props are.
  if (isPropsOf(exportedAs, links)) return [heading(exportedAs), doc].join('\n')
  const shown =
    component === undefined
      ? (explainValue(reader, { exportedAs, symbol }, types, named) ??
        fenced(signatureOf(reader, { exportedAs, symbol }, named)))
      : propsTable(reader, exportedAs, component, links)
  return [heading(exportedAs), doc, shown].join('\n')
}

const isPropsOf = (name: string, page: ReadonlySet<string>): boolean =>
  name.endsWith('Props') && page.has(name.slice(0, -'Props'.length))

/** A declaration as it is written, with the comments of its members. */
const sourceOf = (statement: ts.Node): string =>
  withoutOwnSources(statement.getText()).replace(/^(?:export )?declare /, 'export ')

const LONGEST = 90

/** A type that is read off a schema is shown by its fields, and a long table by its keys. */
function signatureOf(
  reader: ApiReader,
  { exportedAs, symbol }: ExportedName,
  named: NamedTypes,
): string {
  const [declared] = symbol.declarations ?? []
  const written = withNames(printSymbol(reader, symbol, sourceOf), named, exportedAs)
  if (declared === undefined) return written
  if (isInferred(declared)) {
    const type = reader.checker.getDeclaredTypeOfSymbol(symbol)
    return `export type ${exportedAs} = ${readable(reader, type, named, exportedAs)};`
  }
  if (written.split('\n').length <= LONGEST || !ts.isVariableDeclaration(declared)) return written
  const type = reader.checker.getTypeOfSymbolAtLocation(symbol, declared)
  return `export const ${exportedAs}: ${tableText(reader, type)};`
}

/** A table of hundreds of lines: its keys, and the fields of one row where all have the same. */
function tableText({ checker }: ApiReader, table: ts.Type): string {
  const rows = table.getProperties().map((row) => {
    const type = checker.getTypeOfSymbol(row)
    const isObject = (type.flags & ts.TypeFlags.Object) !== 0
    const keys = isObject ? type.getProperties().map(({ name }) => quoted(name)) : []
    return { name: quoted(row.name), keys, text: checker.typeToString(type) }
  })
  const [first] = rows
  const isOfRows = rows.every(({ keys }) => keys.length > 0 && `${keys}` === `${first?.keys}`)
  if (isOfRows)
    return `Readonly<Record<\n${unionOf(rows.map(({ name }) => name))},\n    { ${first?.keys.join('; ')} }\n>>`
  const lines = rows.map(({ name, keys, text }) => {
    const shown = keys.length === 0 ? text : `{ ${keys.join('; ')} }`
    return `    readonly ${name}: ${shown};`
  })
  return `{\n${lines.join('\n')}\n}`
}

const quoted = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)

const unionOf = (names: readonly string[]): string =>
  names.map((name) => `    | '${name.replaceAll("'", '')}'`).join('\n')
