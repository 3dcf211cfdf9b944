import ts from 'typescript'
import type { ApiReader } from './api-model.ts'
import { cell, docInCell, fenced } from './doc-comments.ts'

/** The props of a component. */
export interface ComponentProps {
  properties: readonly ts.Symbol[]
  /** The names of the props that are needed in every form of the props. */
  needed: ReadonlySet<string>
  /** True when the component takes the attributes of a native element, too. */
  isNative: boolean
}

/** Returns the props of a component, or undefined for anything else than a component. */
export function componentOf(
  { checker }: ApiReader,
  name: string,
  symbol: ts.Symbol,
): ComponentProps | undefined {
  const declared = symbol.declarations?.[0]
  if (declared === undefined || !/^[A-Z]\w*[a-z]/.test(name)) return undefined
  if ((symbol.flags & ts.SymbolFlags.Class) !== 0) {
    const props = checker.getDeclaredTypeOfSymbol(symbol).getProperty('props')
    return props && propsOf(checker.getTypeOfSymbol(props))
  }
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declared).getCallSignatures()
  const drawn = signature && checker.typeToString(signature.getReturnType())
  if (drawn === undefined || !/ReactNode|Element/.test(drawn)) return undefined
  const [props] = signature?.getParameters() ?? []
  return props === undefined
    ? { properties: [], needed: new Set(), isNative: false }
    : propsOf(checker.getTypeOfSymbol(props))
}

/** A prop of one form of the props only, such as `shop`, is forbidden in the others as `never`. */
function propsOf(type: ts.Type): ComponentProps {
  const forms = type.isUnion() ? type.types : [type]
  const byName = new Map<string, ts.Symbol>()
  for (const property of forms.flatMap((form) => form.getProperties()))
    if (!byName.has(property.name) || typeText(byName.get(property.name)) === 'never')
      byName.set(property.name, property)
  const all = [...byName.values()]
  const properties = all.filter((property) => declarationOf(property) !== undefined)
  const needed = properties.filter(({ name }) => forms.every((form) => isNeeded(form, name)))
  return {
    properties,
    needed: new Set(needed.map(({ name }) => name)),
    isNative: all.length > properties.length + 1,
  }
}

/** Returns the props of a component that no sentence explains. */
export const silentProps = ({ checker }: ApiReader, { properties }: ComponentProps): string[] =>
  properties
    .filter((property) => property.getDocumentationComment(checker).length === 0)
    .map(({ name }) => name)

/** The declaration of a prop in a package of ours; a native attribute has none. */
const declarationOf = (property: ts.Symbol | undefined) =>
  property?.declarations?.find((declaration) => {
    const { fileName } = declaration.getSourceFile()
    return !/\/node_modules\/|\/lib\.[\w.]+$/.test(fileName)
  })

function isNeeded(form: ts.Type, name: string): boolean {
  const property = form.getProperty(name)
  return property !== undefined && (property.flags & ts.SymbolFlags.Optional) === 0
}

/** The type of a prop as it is written, because an alias says more than all that it stands for. */
function typeText(property: ts.Symbol | undefined): string {
  const declaration = declarationOf(property)
  if (declaration === undefined) return ''
  if (ts.isMethodSignature(declaration)) return declaration.getText().replace(/^\w+\??/, '')
  return ts.isPropertySignature(declaration) ? (declaration.type?.getText() ?? '') : ''
}

const typeInCell = (property: ts.Symbol): string =>
  cell(
    typeText(property)
      .replaceAll(/\/\*\*.*?\*\//gs, '')
      .replace(/ \| undefined$/, '')
      .replace(/^\((\(.*)\)$/s, '$1'),
  )

/** Returns how a component is written with the props that it needs, and a table of all props. */
export function propsTable(
  { checker }: ApiReader,
  name: string,
  { properties, needed, isNative }: ComponentProps,
  links: ReadonlySet<string>,
): string {
  const attributes = [...needed]
    .filter((prop) => prop !== 'children')
    .map((prop) => ` ${prop}={…}`)
    .join('')
  const end = needed.has('children') ? `>…</${name}>` : ' />'
  const rows = properties.map((property) => {
    const title = needed.has(property.name) ? `**\`${property.name}\`**` : `\`${property.name}\``
    const type = typeInCell(property)
    return `| ${title} | \`${type}\` | ${docInCell(checker, property, links)} |`
  })
  const table =
    rows.length === 0 ? [] : ['| prop (**needed**) | type | |', '| --- | --- | --- |', ...rows, '']
  const native = isNative ? ['It takes the attributes of its native element as well.', ''] : []
  return [fenced(`<${name}${attributes}${end}`, 'tsx'), ...table, ...native].join('\n')
}
