import type { Widget } from '../loader/define-widgets.ts'
import { attempt } from '../page/attempt.ts'
import { designCardAttributes } from '../page/attribute-names.computed.ts'
import { checkAttributes, designProblems } from '../page/check-attributes.ts'
import { followAttributes } from '../page/follow-attributes.ts'
import { takeOwnMessages } from '../page/own-messages.ts'
import type { WidgetContext } from '../page/widget-context.ts'
import { panelStyles } from '../page/panel.styles.ts'
import { readCard } from '../page/read-card.ts'
import { draw } from '../page/shadow.ts'
import { pictureAt } from './card-picture.ts'
import { designCardTree } from './design-card.tree.ts'

const mounted = new WeakSet<Element>()

// A page that is printed shows every card, also those that nobody scrolled to.
addEventListener('beforeprint', () => {
  for (const card of document.querySelectorAll<Widget>('selvage-design-card'))
    if (!mounted.has(card)) void card.start({ mount })
})

/**
 * Reads and shows an element's design, until the signal aborts. For an unknown design the link
 * inside the element stays.
 */
export async function mount(
  element: HTMLElement,
  context: WidgetContext,
  signal: AbortSignal,
): Promise<void> {
  mounted.add(element)
  followAttributes(element, designCardAttributes, context, signal)
  if (!(await checkAttributes(element, context, designProblems(context)))) return
  await attempt(element, context, signal, async (again) => {
    await takeOwnMessages(context)
    const card = await readCard(context, again)
    if (signal.aborted) return
    if (card)
      draw(
        element,
        designCardTree(context, card, pictureAt(context, card, element.offsetWidth)),
        panelStyles,
      )
    else await checkAttributes(element, context, ['design-id:unknown'])
  })
}
