import { readOnce } from '@selvage/core/contract'
import { isFabricCode, listFabrics, sizeIn } from '@selvage/core/fabric'
import { isCurrency, localeOf, measurementOf } from '@selvage/core/locale'
import { offeredSizes, pickFabric, pickSize } from '@selvage/machines/cart'
import {
  attempt,
  complain,
  draw,
  faultOf,
  panelStyles,
  readCard,
} from '../design-card/design-card.part.ts'
import type { Kit } from '../page/kit.ts'
import { addToCartStyles } from './add-to-cart.styles.ts'
import { addToCartTree } from './add-to-cart.tree.ts'
import type { BuyBox, SpokenScene } from './add-to-cart.tree.ts'
import { bringToLife } from './buy-box.ts'
import { readWish } from './read-wish.ts'

/**
 * Reads the design and the prices of an element and shows its buy box, until the signal ends it.
 */
export async function mount(element: HTMLElement, kit: Kit, signal: AbortSignal): Promise<void> {
  const wish = readWish((name) => element.getAttribute(name))
  const fault = faultOf(element, kit.designId) ?? (wish.ok ? undefined : wish.fault)
  if (fault || !wish.ok || !isCurrency(kit.currency)) return fault && complain(element, fault)
  const { currency } = kit
  const language = await kit.speak()
  const country = wish.country ?? kit.locale.slice(3)
  const scene: SpokenScene = { ...kit, language, country }
  await attempt(element, kit, signal, async (again) => {
    const [card, offers] = await Promise.all([
      readCard(kit, again),
      readOnce(kit.gateway, listFabrics, {
        query: { currency, country, page_locale: localeOf(kit.lang, country) },
      }),
    ])
    if (signal.aborted) return
    if (!card)
      return complain(element, ['design-id', 'is a design that the shop does not have', '123'])
    const recommended = isFabricCode(card.recommendedFabric) ? card.recommendedFabric : undefined
    const fabric = pickFabric(offers, wish.fabric ?? recommended)
    const offer = offers.find(({ code }) => code === fabric)
    const measurement = measurementOf(country)
    const size = pickSize(offer, measurement, sizeIn(measurement, wish.cut))
    const box: BuyBox = {
      card,
      offer,
      size,
      sizes: offeredSizes(offer, measurement, size),
      quantity: wish.quantity,
      widthPx: kit.widthPx,
    }
    const root = draw(element, addToCartTree(scene, box), panelStyles, addToCartStyles)
    if (offer && root.querySelector('form'))
      bringToLife(element, root, {
        kit: { ...kit, currency },
        scene,
        box,
        offer,
        offers,
        country,
        signal,
      })
  })
}
