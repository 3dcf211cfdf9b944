/**
 * Finders of what no person perceives by a role or a name. Stories find all else by what it is
 * called.
 */

/** Elements with a style attribute, which only the content-security policy minds. */
export const inlineStyles = (root: HTMLElement): readonly Element[] => [
  ...root.querySelectorAll('[style]'),
]

/** The sentences of the polite live regions of a document. */
export const announced = (root: HTMLElement): string =>
  [...root.ownerDocument.querySelectorAll('[role=status][aria-live]')]
    .map(({ textContent }) => textContent)
    .join(' ')

/** The id of the design that is drawn in a square, whose drawing has no name of its own. */
export function drawnDesign(square: HTMLElement): number | undefined {
  const fill = square.querySelector('rect')?.getAttribute('fill') ?? 'none'
  if (fill === 'none') return undefined
  return Number(/d(\d+)\)$/.exec(fill)?.[1])
}

/** The shapes of a drawing, which is one picture to a person. */
export const drawnParts = (drawing: HTMLElement): readonly Element[] => [
  ...drawing.querySelectorAll('*'),
]

/** The fields of the payment provider's frame, which has words of its own. */
export function providerField(frame: HTMLIFrameElement, id: string): HTMLInputElement {
  const field = frame.contentDocument?.querySelector<HTMLInputElement>(`#card #${id}`)
  if (!field) throw new Error(`The card frame has no ${id} yet.`)
  return field
}

/** Returns the shadow root that an element of a tag has drawn: no query looks into it. */
export function shadowRootOf(root: HTMLElement, tag: string): HTMLElement {
  const drawn = root.querySelector(tag)?.shadowRoot
  if (!drawn) throw new Error(`The element ${tag} has drawn nothing yet.`)
  return drawn as unknown as HTMLElement
}

/** The pairs of colors, marked by their exact ratio: the figure beside them is rounded. */
export const colorPairs = (root: HTMLElement) => {
  const pairs = [...root.querySelectorAll('[data-ok]')]
  return {
    all: pairs,
    tooFaint: pairs.filter((pair) => pair.getAttribute('data-ok') === 'false'),
  }
}

/** The theme that a large widget is drawn in. */
export const themeIn = (drawn: HTMLElement): string | undefined =>
  drawn.querySelector<HTMLElement>('[data-theme]')?.dataset['theme']

/** An element of a tag of ours, whose attributes the page sets. */
export function elementOf(root: HTMLElement, tag: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(tag)
  if (!element) throw new Error(`The page has no ${tag}.`)
  return element
}

/** The rulers on the sides of the canvas, which are drawn for the eye alone. */
export const rulersIn = (root: HTMLElement): readonly Element[] => [
  ...root.querySelectorAll('[data-ruler]'),
]
