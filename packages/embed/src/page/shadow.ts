import { toNode } from '../tree/to-nodes.ts'
import type { Tree } from '../tree/tree.ts'

const sheets = new Map<string, CSSStyleSheet>()

/**
 * One constructed style sheet for all widgets of a kind: no style element, so that the strictest
 * host policy has nothing to reject.
 */
export function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css)
  if (!sheet) {
    sheets.set(css, (sheet = new CSSStyleSheet()))
    sheet.replaceSync(css)
  }
  return sheet
}

/** Draws a tree into an element's shadow root, in the place of what was there. */
export function draw(element: HTMLElement, tree: Tree, ...css: readonly string[]): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = css.map(sheetOf)
  root.replaceChildren(toNode(tree))
  return root
}
