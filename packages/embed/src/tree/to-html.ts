import type { Tree } from './tree.ts'

const VOID = new Set(['img', 'input', 'source', 'link', 'br'])
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => escapes[char] ?? char)

/** Returns a tree as HTML, with every text and value escaped. */
export function toHtml(tree: Tree): string {
  if (typeof tree === 'string') return escapeText(tree)
  const attributes = Object.entries(tree.attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) =>
      value === true ? ` ${name}` : ` ${name}="${escapeText(String(value))}"`,
    )
    .join('')
  const open = `<${tree.tag}${attributes}>`
  return VOID.has(tree.tag) ? open : `${open}${tree.children.map(toHtml).join('')}</${tree.tag}>`
}
