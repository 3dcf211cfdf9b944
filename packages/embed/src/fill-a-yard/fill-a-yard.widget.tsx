import { getCollection } from '@selvage/core/collection'
import { isShopError } from '@selvage/core/contract'
import { getTemplates, layoutCode } from '@selvage/core/fill-a-yard'
import type { Shop } from '@selvage/machines/shop'
import { FillAYardFlow } from '@selvage/react/fill-a-yard'
import { mountReactWidget } from '../react-widget/mount-react-widget.tsx'
import { dispatchAdded } from '../page/added-event.ts'
import { fillAYardAttributes } from '../page/attribute-names.computed.ts'
import { attempt } from '../page/attempt.ts'
import { checkAttributes } from '../page/check-attributes.ts'
import { followAttributes } from '../page/follow-attributes.ts'
import type { WidgetContext } from '../page/widget-context.ts'
import { readYard } from './read-yard.ts'
import { yardHistory } from './yard-history.ts'

/** Shows Fill-A-Yard for one collection, until the signal aborts. */
export async function mount(
  element: HTMLElement,
  context: WidgetContext,
  signal: AbortSignal,
): Promise<void> {
  followAttributes(element, fillAYardAttributes, context, signal)
  const options = readYard((name) => element.getAttribute(name))
  const problems = options.ok ? [] : options.problems
  if (!(await checkAttributes(element, context, problems)) || !options.ok) return
  const { collectionId, templateId, fabric } = options
  const attributes = fillAYardAttributes.map((name) => element.getAttribute(name))
  const yard = yardHistory(attributes, signal)
  const layout = yard.read() ?? options.layout
  await attempt(element, context, signal, () =>
    mountReactWidget('fill-a-yard', element, context, signal, async ({ shop, hrefOf }) => {
      const known = await readYardData(shop, collectionId)
      if (!known) {
        await checkAttributes(element, context, ['collection-id:unknown'])
        return null
      }
      return (
        <FillAYardFlow
          collectionId={collectionId}
          {...known}
          level={2}
          cartHref={hrefOf('cart')}
          onLayout={yard.write}
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
          guideHref={(code) => hrefOf('fill-a-yard-canvas', {}, `layout=${code}&paper=letter`)}
          start={{
            ...(templateId && { templateId }),
            ...(fabric && { fabric }),
            ...(layout && { layout, step: 'canvas' as const }),
          }}
        />
      )
    }),
  )
}

/** Reads what Fill-A-Yard is drawn from; undefined when the shop does not have the collection. */
async function readYardData({ gateway, currency, country }: Shop, id: number) {
  try {
    const [collection, templates] = await Promise.all([
      gateway.send(getCollection, { params: { id }, query: { currency } }),
      gateway.send(getTemplates, { query: { collectionId: id, currency, country } }),
    ])
    // Without any of them the tool says so itself.
    const isOffered = templates.templates.length > 0 && templates.fabrics.length > 0
    return { collection, ...(isOffered && { templates }) }
  } catch (error) {
    if (isShopError(error) && error.status === 404) return undefined
    throw error
  }
}
