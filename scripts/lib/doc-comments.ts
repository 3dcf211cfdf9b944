import ts from 'typescript'

/** Returns the heading of a name; its anchor is the name in lower case. */
export const heading = (name: string): string => `### ${name}\n`

export const fenced = (code: string, kind = 'ts'): string => `\`\`\`${kind}\n${code}\n\`\`\`\n`

/** Returns the doc comment of a symbol as Markdown, with the links to names of the same page. */
export function docOf(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  links: ReadonlySet<string>,
): string {
  const sentences = markdown(
    ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    links,
  )
  const tags = symbol.getJsDocTags(checker).flatMap(({ name, text }) => {
    const written = ts.displayPartsToString(text).trim()
    if (name === 'throws') return [`Throws ${markdown(written, links)}\n`]
    return name === 'example' ? [fenced(written, written.startsWith('<') ? 'tsx' : 'ts')] : []
  })
  return [`${sentences}\n`, ...tags].join('\n')
}

/** Returns a doc comment in one line, for the cell of a table. */
export const docInCell = (
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  links: ReadonlySet<string>,
): string => cell(markdown(ts.displayPartsToString(symbol.getDocumentationComment(checker)), links))

/** Returns a text in one line that a table can hold. */
export const cell = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')

function markdown(text: string, links: ReadonlySet<string>): string {
  return text
    .replaceAll(/\{@link (\w+)[^}]*\}/g, (_, name: string) =>
      links.has(name) ? `[\`${name}\`](#${name.toLowerCase()})` : `\`${name}\``,
    )
    .replaceAll(/([^\n])\n(?=[^\n\-|*])/g, '$1 ')
}
