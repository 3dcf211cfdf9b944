import { attempt } from '../page/attempt.ts'
import { faultOf } from '../page/check-element.ts'
import { complain } from '../page/complain.ts'
import type { Kit } from '../page/kit.ts'
import { panelStyles } from '../page/panel.styles.ts'
import { readCard } from '../page/read-card.ts'
import { draw } from '../page/shadow.ts'
import { pictureAt } from './card-picture.ts'
import { designCardTree } from './design-card.tree.ts'

/**
 * Reads and shows the design of an element, until the signal ends it. An unknown design leaves the
 * link inside alone.
 */
export async function mount(element: HTMLElement, kit: Kit, signal: AbortSignal): Promise<void> {
  const scene = { ...kit, country: element.getAttribute('country') ?? undefined }
  const fault = faultOf(element, kit.designId)
  if (fault) return complain(element, fault)
  await attempt(element, kit, signal, async (again) => {
    const card = await readCard(kit, again)
    if (signal.aborted) return
    if (card)
      draw(element, designCardTree(scene, card, pictureAt(scene, card, kit.widthPx)), panelStyles)
    else complain(element, ['design-id', 'is a design that the shop does not have', '123'])
  })
}
