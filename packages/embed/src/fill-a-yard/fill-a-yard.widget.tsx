import { FillAYardFlow } from '@selvage/react/fill-a-yard'
import { showLarge } from '../large/show-large.tsx'
import { attempt } from '../page/attempt.ts'
import { complain } from '../page/complain.ts'
import type { Kit } from '../page/kit.ts'
import { readYard } from './read-yard.ts'

/** Fill-A-Yard for one collection: template, fabric, designs, cart. */
export async function mount(element: HTMLElement, kit: Kit, signal: AbortSignal): Promise<void> {
  const wish = readYard((name) => element.getAttribute(name))
  if (!wish.ok) return complain(element, wish.fault)
  const { collectionId, templateId, fabric, layout } = wish
  await attempt(element, kit, signal, () =>
    showLarge('fill-a-yard', element, kit, signal, ({ shop, hrefOf }) => (
      <FillAYardFlow
        shop={shop}
        gatewayUrl={kit.gateway}
        collectionId={collectionId}
        cartHref={hrefOf('cart')}
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
