import { layoutCode } from '@selvage/core/fill-a-yard'
import { FillAYardFlow } from '@selvage/react/fill-a-yard'
import { mountReactWidget } from '../react-widget/mount-react-widget.tsx'
import { dispatchAdded } from '../page/added-event.ts'
import { fillAYardAttributes } from '../page/attribute-names.generated.ts'
import { attempt } from '../page/attempt.ts'
import { followAttributes } from '../page/follow-attributes.ts'
import { reportAttribute } from '../page/report-attribute.ts'
import type { WidgetContext } from '../page/widget-context.ts'
import { readYard } from './read-yard.ts'

/** Shows Fill-A-Yard for one collection, until the signal aborts. */
export async function mount(
  element: HTMLElement,
  context: WidgetContext,
  signal: AbortSignal,
): Promise<void> {
  followAttributes(element, fillAYardAttributes, context.restart, signal)
  const options = readYard((name) => element.getAttribute(name))
  if (!options.ok) return reportAttribute(element, options.problem)
  const { collectionId, templateId, fabric, layout } = options
  await attempt(element, context, signal, () =>
    mountReactWidget('fill-a-yard', element, context, signal, ({ shop, hrefOf }) => (
      <FillAYardFlow
        collectionId={collectionId}
        cartHref={hrefOf('cart')}
        onAdded={({ layout: added, quantity }) =>
          dispatchAdded(
            element,
            {
              kind: 'fill-a-yard',
              collectionId,
              items: [{ collectionId, layout: layoutCode(added), quantity }],
            },
            shop.cart.get().count ?? 0,
          )
        }
        collectionHref={hrefOf('collection', { collectionId })}
        layoutHref={(code) =>
          hrefOf('fill-a-yard-canvas', {}, `collection_id=${collectionId}&layout=${code}`)
        }
        start={{
          ...(templateId && { templateId }),
          ...(fabric && { fabric }),
          ...(layout && { layout, step: 'canvas' as const }),
        }}
      />
    )),
  )
}
