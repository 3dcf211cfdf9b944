import ts from 'typescript'
import { resolve } from './api-model.ts'
import type { ApiReader } from './api-model.ts'

/**
 * Returns the types that exported types and functions name and that no entry point exports, so that
 * nobody could write them. A type that is no export of its own file is a detail of another one.
 */
export function forgottenTypes(reader: ApiReader, exported: readonly ts.Symbol[]): string[] {
  const seen = new Set(exported)
  const open = [...exported]
  const forgotten = new Set<string>()
  const visit = (node: ts.Node): void => {
    // `typeof table` is written by the table's own name.
    if (ts.isTypeQueryNode(node)) return
    if (ts.isIdentifier(node)) take(reader.checker.getSymbolAtLocation(node))
    ts.forEachChild(node, visit)
  }
  const take = (found: ts.Symbol | undefined): void => {
    const symbol = found && resolve(reader, found)
    if (symbol === undefined || seen.has(symbol)) return
    const declared = symbol.declarations?.find((each) => isTypeOf(reader, each))
    if (declared === undefined) return
    seen.add(symbol)
    open.push(symbol)
    if (isExport(declared)) forgotten.add(symbol.name)
  }
  for (let symbol = open.pop(); symbol !== undefined; symbol = open.pop())
    for (const declaration of symbol.declarations ?? [])
      // The type of a value is inferred and long; nobody writes it.
      if (!ts.isVariableDeclaration(declaration) && isOf(reader, declaration)) visit(declaration)
  return [...forgotten].toSorted()
}

const isOf = ({ dist }: ApiReader, declaration: ts.Declaration): boolean =>
  declaration.getSourceFile().fileName.startsWith(dist)

const isTypeOf = (
  reader: ApiReader,
  declaration: ts.Declaration,
): declaration is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) &&
  isOf(reader, declaration)

const isExport = (declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): boolean =>
  declaration.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
