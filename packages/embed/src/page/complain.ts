const said = new WeakMap<Element, string>()

/** A wrong attribute: its name, why it cannot be used, and what to write instead. */
export type Fault = readonly [attribute: string, why: string, write: string]

/**
 * Says on the console, once for each value, what is wrong with an attribute, what follows, and what
 * to write instead.
 */
export function complain(element: Element, [attribute, why, write]: Fault): void {
  const sentence = `<${element.localName} ${attribute}="${element.getAttribute(attribute) ?? ''}"> ${why}, so the link inside it stays. Write ${attribute}="${write}".`
  if (said.get(element) !== sentence) console.error(sentence, element)
  said.set(element, sentence)
}
