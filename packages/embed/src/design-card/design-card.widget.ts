import { attempt } from '../page/attempt.ts'
import { designCardAttributes } from '../page/attribute-names.generated.ts'
import { problemOf } from '../page/check-element.ts'
import { followAttributes } from '../page/follow-attributes.ts'
import { reportAttribute } from '../page/report-attribute.ts'
import type { WidgetContext } from '../page/widget-context.ts'
import { panelStyles } from '../page/panel.styles.ts'
import { readCard } from '../page/read-card.ts'
import { draw } from '../page/shadow.ts'
import { pictureAt } from './card-picture.ts'
import { designCardTree } from './design-card.tree.ts'

/**
 * Reads and shows an element's design, until the signal aborts. For an unknown design the link
 * inside the element stays.
 */
export async function mount(
  element: HTMLElement,
  context: WidgetContext,
  signal: AbortSignal,
): Promise<void> {
  followAttributes(element, designCardAttributes, context.restart, signal)
  const problem = problemOf(element, context)
  if (problem) return reportAttribute(element, problem)
  await attempt(element, context, signal, async (again) => {
    const card = await readCard(context, again)
    if (signal.aborted) return
    if (card)
      draw(
        element,
        designCardTree(context, card, pictureAt(context, card, context.widthPx)),
        panelStyles,
      )
    else reportAttribute(element, ['design-id', 'is a design that the shop does not have', '123'])
  })
}
