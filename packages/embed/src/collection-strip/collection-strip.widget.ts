import { getCollection } from '@selvage/core/collection'
import { isShopError, MAX_ID } from '@selvage/core/contract'
import { createClient } from '@selvage/core/gateway'
import { isCurrency, localeOf } from '@selvage/core/locale'
import {
  attempt,
  checkAttributes,
  draw,
  followAttributes,
  panelStyles,
  takeOwnMessages,
} from '../design-card/design-card.chunk.ts'
import { collectionStripAttributes } from '../page/attribute-names.computed.ts'
import { countryOf } from '../page/country.ts'
import type { LanguageFile, WidgetContext } from '../page/widget-context.ts'
import { collectionStripStyles } from './collection-strip.styles.ts'
import { collectionStripTree } from './collection-strip.tree.ts'
import { moveByArrows } from './move-by-arrows.ts'

/** Reads a collection with its designs in one request and shows them in a row. */
export async function mount(
  element: HTMLElement,
  context: WidgetContext,
  signal: AbortSignal,
): Promise<void> {
  followAttributes(element, collectionStripAttributes, context, signal)
  const id = Number(/^\d{1,10}$/.exec(element.getAttribute('collection-id') ?? ''))
  const problems = id && id <= MAX_ID ? [] : (['collection-id'] as const)
  const { currency } = context
  const country = countryOf(context)
  if (!(await checkAttributes(element, context, problems)) || !isCurrency(currency)) return
  const client = createClient({ url: context.gateway, locale: localeOf(context.lang, country) })
  await attempt(element, context, signal, async () => {
    const [language, collection] = await Promise.all([
      context.load<LanguageFile>(context.file),
      client
        .send(getCollection, { params: { id }, query: { currency, country } })
        .catch((error: unknown) => {
          if (isShopError(error) && error.status === 404) return undefined
          throw error
        }),
    ])
    await takeOwnMessages(context, language.messages)
    if (signal.aborted) return
    if (!collection?.designs.length)
      return void (await checkAttributes(element, context, ['collection-id:unknown']))
    const tree = collectionStripTree(
      { ...context, language, widthPx: element.offsetWidth },
      collection,
    )
    moveByArrows(draw(element, tree, panelStyles, collectionStripStyles), signal)
  })
}
