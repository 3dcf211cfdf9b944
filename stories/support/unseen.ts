/**
 * Finders of what no person perceives by a role or a name. Stories find all else by what it is
 * called.
 */

/** Elements with a style attribute, which only the content-security policy minds. */
export const inlineStyles = (root: HTMLElement): readonly Element[] => [
  ...root.querySelectorAll('[style]'),
]

/** A live region of the page: it is heard, and its role is shared by every `output`. */
export const liveRegion = (root: HTMLElement, urgency: 'polite' | 'assertive'): Element | null =>
  root.querySelector(`[aria-live=${urgency}]`)

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
