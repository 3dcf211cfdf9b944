import { join } from 'node:path'
import ts from 'typescript'
import { packageDir, packageNames, typedEntryPointsOf } from './packages.ts'
import type { PackageName } from './packages.ts'
import { root } from './paths.ts'

/** Reads the declarations of one package, which are in one program with those of all others. */
export interface ApiReader {
  checker: ts.TypeChecker
  program: ts.Program
  /** The folder of the package's declarations, with a slash at the end. */
  dist: string
}

/** A name that an entry point exports. */
export interface ExportedName {
  exportedAs: string
  symbol: ts.Symbol
}

const printer = ts.createPrinter({ removeComments: true })

/**
 * Reads the declarations that the build wrote, so that reports are what users compile against. All
 * packages are one program, because most of the time is spent on the libraries that they share.
 */
export function readPackages(): (name: PackageName) => ApiReader {
  const read = readDeclarations(
    packageNames.flatMap((name) => typedEntryPointsOf(name).map(({ types }) => types)),
  )
  return (name) => read(join(packageDir(name), 'dist/'))
}

/** Returns what reads the declarations below a folder, of the files and of all that they import. */
export function readDeclarations(files: readonly string[]): (dist: string) => ApiReader {
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  })
  const checker = program.getTypeChecker()
  return (dist) => ({ checker, program, dist })
}

/** Returns the exported names of a file of declarations, in their order. */
export function exportsOf(reader: ApiReader, file: string): ExportedName[] {
  const module = moduleOf(reader, file)
  return reader.checker
    .getExportsOfModule(module)
    .map((symbol) => ({ exportedAs: symbol.name, symbol: resolve(reader, symbol) }))
    .toSorted((one, other) => (one.exportedAs < other.exportedAs ? -1 : 1))
}

function moduleOf({ program, checker }: ApiReader, file: string): ts.Symbol {
  const source = program.getSourceFile(file)
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source)
  if (module === undefined)
    throw new Error(`${file} is missing or no module: run \`npm run build\`.`)
  return module
}

/** Returns what a symbol stands for where it is imported or exported again. */
export function resolve({ checker }: ApiReader, symbol: ts.Symbol): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)
}

/** The package that a file is of: ours by its folder, others by their folder in node_modules. */
export function packageOf(file: string): string {
  const ours = /^packages\/(\w+)\//.exec(file.slice(root.length + 1))?.[1]
  return ours === undefined
    ? (/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file)
    : `@selvage/${ours}`
}

/** Returns what a file adds to types of others, such as the elements of `HTMLElementTagNameMap`. */
export function augmentationsOf({ program }: ApiReader, file: string): string[] {
  const source = program.getSourceFile(file)
  return (source?.statements ?? [])
    .filter((statement) => ts.isModuleDeclaration(statement))
    .map((statement) => print(statement))
}

/** Returns the declarations of a symbol as text, each as `write` writes it. */
export function printSymbol(
  reader: ApiReader,
  symbol: ts.Symbol,
  write: (statement: ts.Node) => string = print,
): string {
  return (symbol.declarations ?? [])
    .filter((declaration) => declaration.getSourceFile().fileName.startsWith(reader.dist))
    .map((declaration) => inferred(reader, declaration) ?? write(statementOf(declaration)))
    .join('\n')
}

const EXPANDED =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.InTypeAlias |
  ts.NodeBuilderFlags.MultilineObjectLiterals

/** Tells whether a type is read off a schema, so that its declaration says nothing. */
export const isInferred = (declaration: ts.Declaration): declaration is ts.TypeAliasDeclaration =>
  ts.isTypeAliasDeclaration(declaration) &&
  /^v\.Infer(?:Output|Input)</.test(declaration.type.getText())

/** The fields of a type that is read off a schema are printed. */
function inferred({ checker }: ApiReader, declaration: ts.Declaration): string | undefined {
  if (!isInferred(declaration)) return undefined
  const { name } = declaration
  const fields = checker.typeToTypeNode(checker.getTypeAtLocation(name), declaration, EXPANDED)
  if (fields === undefined) return undefined
  const text = printer.printNode(ts.EmitHint.Unspecified, fields, declaration.getSourceFile())
  return `export type ${name.text} = ${text};`
}

/** A variable's declaration is printed with its `export const`. */
export const statementOf = (declaration: ts.Declaration): ts.Node =>
  ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration

export const print = (node: ts.Node): string =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replaceAll(/^(?:export )?declare (?!global|module)/gm, 'export ')
