import type { Tree } from './tree.ts'

const SVG = 'http://www.w3.org/2000/svg'

/**
 * Returns a tree as nodes. It parses no HTML, so a page that enforces Trusted Types needs no policy
 * for it.
 */
export function toNode(tree: Tree, inSvg = false): Node {
  if (typeof tree === 'string') return document.createTextNode(tree)
  const svg = inSvg || tree.tag === 'svg'
  const node = svg ? document.createElementNS(SVG, tree.tag) : document.createElement(tree.tag)
  for (const [name, value] of Object.entries(tree.attributes)) {
    if (value !== undefined && value !== false)
      node.setAttribute(name, value === true ? '' : String(value))
  }
  node.append(...tree.children.map((child) => toNode(child, svg)))
  return node
}
