const reported = new WeakMap<Element, string>()

/** An invalid attribute: its name, the reason, and a valid value. */
export type AttributeProblem = readonly [attribute: string, why: string, write: string]

/** Logs an invalid attribute on the console, with a valid value; once for each value. */
export function reportAttribute(element: Element, [attribute, why, write]: AttributeProblem): void {
  const sentence = `<${element.localName} ${attribute}="${element.getAttribute(attribute) ?? ''}"> ${why}, so the link inside it stays. Write ${attribute}="${write}".`
  if (reported.get(element) !== sentence) console.error(sentence, element)
  reported.set(element, sentence)
}
