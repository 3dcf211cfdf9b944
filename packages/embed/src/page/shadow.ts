import { toNode } from '../tree/to-nodes.ts'
import type { Tree } from '../tree/tree.ts'

const IN_LINE = ':host{display:inline-grid!important}'

const sheets = new Map<string, CSSStyleSheet>()

/**
 * Returns a constructed style sheet, shared by all widgets with the same styles. Unlike a style
 * element it is allowed by the strictest content security policy.
 */
export function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css)
  if (!sheet) {
    sheets.set(css, (sheet = new CSSStyleSheet()))
    sheet.replaceSync(css)
  }
  return sheet
}

/** Replaces the content of an element's shadow root with a tree. */
export function draw(element: HTMLElement, tree: Tree, ...css: readonly string[]): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  // A page may set widgets in a line of text; any other value of display becomes a block.
  const inLine = getComputedStyle(element).display.startsWith('inline-')
  root.adoptedStyleSheets = [...css, ...(inLine ? [IN_LINE] : [])].map(sheetOf)
  root.replaceChildren(toNode(tree))
  return root
}
