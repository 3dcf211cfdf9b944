import { isFabricCode, listFabrics, sizeIn } from '@selvage/core/fabric'
import { createClient } from '@selvage/core/gateway'
import { isCurrency, localeOf, measurementOf } from '@selvage/core/locale'
import { offeredSizes, pickFabric, pickSize } from '@selvage/machines/cart'
import {
  attempt,
  followAttributes,
  checkAttributes,
  designProblems,
  draw,
  panelStyles,
  readCard,
  takeOwnMessages,
} from '../design-card/design-card.chunk.ts'
import { addToCartAttributes } from '../page/attribute-names.computed.ts'
import { countryOf } from '../page/country.ts'
import type { LanguageFile, WidgetContext } from '../page/widget-context.ts'
import { addToCartStyles } from './add-to-cart.styles.ts'
import { addToCartTree } from './add-to-cart.tree.ts'
import type { BuyBox, BuyBoxModel } from './add-to-cart.tree.ts'
import { mountBuyBox } from './buy-box.ts'
import { readAddOptions } from './read-add-options.ts'

/** Reads an element's design and prices and shows its buy box, until the signal aborts. */
export async function mount(
  element: HTMLElement,
  context: WidgetContext,
  signal: AbortSignal,
): Promise<void> {
  followAttributes(element, addToCartAttributes, context, signal)
  const options = readAddOptions((name) => element.getAttribute(name))
  const problems = [...designProblems(context), ...(options.ok ? [] : options.problems)]
  const isDrawable = await checkAttributes(element, context, problems)
  const { currency } = context
  const country = countryOf(context)
  if (!isDrawable || !options.ok || !isCurrency(currency)) return
  const language = await context.load<LanguageFile>(context.file)
  await takeOwnMessages(context, language.messages)
  const client = createClient({ url: context.gateway, locale: localeOf(context.lang, country) })
  const model: BuyBoxModel = { ...context, language }
  await attempt(element, context, signal, async (again) => {
    const [card, offers] = await Promise.all([
      readCard(context, again),
      client.send(listFabrics, { query: { currency, country } }),
    ])
    if (signal.aborted) return
    if (!card) return void (await checkAttributes(element, context, ['design-id:unknown']))
    const recommended = isFabricCode(card.recommendedFabric) ? card.recommendedFabric : undefined
    const fabric = pickFabric(offers, options.fabric ?? recommended)
    const offer = offers.find(({ code }) => code === fabric)
    const measurement = measurementOf(country)
    const size = pickSize(offer, measurement, sizeIn(measurement, options.cut))
    const box: BuyBox = {
      card,
      offer,
      size,
      sizes: offeredSizes(offer, measurement, size),
      quantity: options.quantity,
      widthPx: element.offsetWidth,
    }
    const root = draw(element, addToCartTree(model, box), panelStyles, addToCartStyles)
    if (offer && root.querySelector('form'))
      mountBuyBox(element, root, {
        context: { ...context, currency },
        model,
        box,
        offer,
        country,
        signal,
      })
  })
}
