const reported = new WeakMap<Element, string>()

/** A wrong attribute: its name, why it cannot be used, and what to write instead. */
export type Error = readonly [attribute: string, why: string, write: string]

/**
 * Says on the console, once for each value, what is wrong with an attribute, what follows, and what
 * to write instead.
 */
export function complain(element: Element, [attribute, why, write]: Error): void {
  const sentence = `<${element.localName} ${attribute}="${element.getAttribute(attribute) ?? ''}"> ${why}, so the link inside it stays. Write ${attribute}="${write}".`
  if (reported.get(element) !== sentence) console.error(sentence, element)
  reported.set(element, sentence)
}
