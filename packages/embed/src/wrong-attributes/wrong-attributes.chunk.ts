import { findScript } from '../page/find-script.ts'
import { attributeOf, attributeProblems } from './attribute-problems.table.ts'
import type { AttributeProblem } from './attribute-problems.table.ts'

/** Attributes that any element may have, and that are no property of it by their name. */
const KNOWN = /^(class|aria-|data-)/
const reported = new WeakMap<Element, Set<string>>()

/**
 * Logs each invalid attribute on the console: what, why, and what to write; once for each value. A
 * setting of the script's tag is logged once for all widgets. Returns whether the widget can be
 * drawn all the same; of another one, what was `drawn` when it was found gives way to its link.
 */
export function reportAttributes(
  element: Element,
  problems: readonly AttributeProblem[],
  drawn?: Node | null,
): boolean {
  for (const problem of problems) report(element, problem)
  const isDrawable = problems.every((problem) => attributeProblems[problem].instead !== undefined)
  // Something newer is drawn where an attribute was mended meanwhile.
  if (!isDrawable && element.shadowRoot?.firstChild === drawn) showLink(element)
  return isDrawable
}

/**
 * Shows what the page has inside the element, as before the widget was drawn, and gives the space
 * back that was reserved for the widget. What is drawn later has a height of its own.
 */
function showLink(element: Element): void {
  element.setAttribute('data-bare', '')
  const root = element.shadowRoot
  if (!root) return
  root.adoptedStyleSheets = []
  root.replaceChildren(document.createElement('slot'))
}

/** Names the attribute that no widget and no element of HTML has: it may be misspelled. */
function misspelled(element: Element): string {
  const unknown = element
    .getAttributeNames()
    .find((name) => !(name in element || name in attributeProblems || KNOWN.test(name)))
  return unknown ? ` but ${unknown}` : ''
}

function report(element: Element, problem: AttributeProblem): void {
  const name = attributeOf(problem)
  const own = element.getAttribute(name)
  const script = findScript()
  const pageValue = script?.dataset[name]
  // The page's theme is written on each element.
  const isPages = pageValue !== undefined && (own ?? pageValue) === pageValue
  const [subject, attribute, value] = isPages
    ? ([script ?? element, `data-${name}`, pageValue] as const)
    : ([element, name, own] as const)
  const { why, whyMissing, instead, write } = attributeProblems[problem]
  const what =
    value === null
      ? `<${subject.localName}> ${whyMissing ?? `has no ${attribute}`}${misspelled(element)}`
      : `<${subject.localName} ${attribute}="${value}"> ${why}`
  const sentence = `${what}, so ${instead ?? 'the link inside it stays'}. Write ${attribute}="${write}".`
  const known = reported.get(subject) ?? new Set()
  if (!known.has(sentence)) console.error(sentence, subject)
  reported.set(subject, known.add(sentence))
}
