import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../lib/paths.ts'

/** Names on the wire are in snake case; a single word such as `currency` is the domain's, too. */
const SNAKE_CASE = /^[a-z]+(_[a-z0-9]+)+$/

/** A file's path below the root, and its text. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** Returns the files that match, without those of dependencies and builds. */
export function readSources(...patterns: string[]): SourceFile[] {
  return globSync(patterns, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)(node_modules|dist|build)\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Returns the names of the wire that a file has as identifiers or as names of properties. */
export function wireNamesIn({ path, text }: SourceFile): Set<string> {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    const name = nameOf(node)
    if (name !== undefined && SNAKE_CASE.test(name)) names.add(name)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind))
  return names
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return node.text
  return ts.isStringLiteral(node) && isPropertyName(node) ? node.text : undefined
}

// `{ 'a_name': 1 }`, `interface A { 'a_name': 1 }`, `{ 'a_name': b } = c` and `c['a_name']`.
function isPropertyName(node: ts.StringLiteral): boolean {
  const { parent } = node
  if (ts.isElementAccessExpression(parent)) return parent.argumentExpression === node
  if (ts.isBindingElement(parent)) return parent.propertyName === node
  if (ts.isComputedPropertyName(parent)) return true
  return (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node
}

/** Returns each name of the wire that is in one of the files, as `path: name`. */
export function findWireNames(files: readonly SourceFile[], wire: ReadonlySet<string>): string[] {
  return files.flatMap((file) =>
    [...wireNamesIn(file)].filter((name) => wire.has(name)).map((name) => `${file.path}: ${name}`),
  )
}
