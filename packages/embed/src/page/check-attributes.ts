import { MAX_ID } from '@selvage/core/contract'
import { CURRENCIES } from '@selvage/core/locale'
import { cardMessages } from '../design-card/card-messages.computed.ts'
import type { AttributeProblem } from '../wrong-attributes/attribute-problems.table.ts'
import type { WidgetContext } from './widget-context.ts'

type WrongAttributesPart = typeof import('../wrong-attributes/wrong-attributes.chunk.ts')

/** The valid values of the attributes that every widget has; an empty one is left out. */
const patterns = {
  // A region may follow, as in de-AT.
  lang: RegExp(`^(${Object.keys(cardMessages).join('|')}|)([-_]|$)`, 'i'),
  currency: RegExp(`^(${CURRENCIES.join('|')}|)$`),
  country: /^([A-Z]{2}|)$/,
  theme: /^(light|dark|)$/,
}
type CommonAttribute = keyof typeof patterns

/** Returns the problem of a number that is no design's. */
export const designProblems = ({
  designId,
}: Pick<WidgetContext, 'designId'>): readonly AttributeProblem[] =>
  designId && designId <= MAX_ID ? [] : ['design-id']

/**
 * Resolves with false when a widget cannot be drawn from its attributes: the link inside it takes
 * the place of what was drawn before. Each wrong one is logged, by a chunk that only such a page
 * fetches.
 * @param problems what is wrong with the attributes that not every widget has
 */
export async function checkAttributes(
  element: Element,
  { page, load }: Pick<WidgetContext, 'page' | 'load'>,
  problems: readonly AttributeProblem[] = [],
): Promise<boolean> {
  const wrong = problems.concat(
    (Object.keys(patterns) as CommonAttribute[]).filter(
      (name) => !patterns[name].test(element.getAttribute(name) || page[name] || ''),
    ),
  )
  const drawn = element.shadowRoot?.firstChild
  return (
    !wrong[0] ||
    (await load<WrongAttributesPart>('wrong-attributes')).reportAttributes(element, wrong, drawn)
  )
}
