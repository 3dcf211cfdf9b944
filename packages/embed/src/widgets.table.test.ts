// @vitest-environment jsdom
import { getCart } from '@selvage/core/cart'
import { getCollection } from '@selvage/core/collection'
import { listFabrics } from '@selvage/core/fabric'
import { createGateway } from '@selvage/core/gateway'
import { createTestGateway, SAMPLE_COLLECTIONS } from '@selvage/core/testing'
import { catalogue } from '@selvage/i18n/messages/en'
import { beforeAll, expect, test } from 'vitest'
import { addToCartTree } from './add-to-cart/add-to-cart.tree.ts'
import { mount as mountButton } from './cart-button/cart-button.widget.ts'
import { goneTree, lineTree, panelModel, panelTree } from './cart-panel/cart-panel.tree.ts'
import { panelMessages } from './cart-panel/panel-messages.ts'
import { collectionStripTree } from './collection-strip/collection-strip.tree.ts'
import { pictureAt } from './design-card/card-picture.ts'
import { designCardTree } from './design-card/design-card.tree.ts'
import { offerRetry } from './failed/failed.chunk.ts'
import { languageFile } from './page/language-file.ts'
import type { WidgetContext } from './page/widget-context.ts'
import { toNode } from './tree/to-nodes.ts'
import type { Tree } from './tree/tree.ts'
import { widgets } from './widgets.table.ts'

const { url, fetch } = createTestGateway({ user: 'guest' })
const gateway = createGateway({ url, locale: 'en_US', fetch })
const language = languageFile('en', catalogue)
const context: WidgetContext = {
  gateway: url,
  storefront: 'https://shop.test',
  lang: 'en',
  file: 'en',
  locale: 'en_US',
  currency: 'USD',
  country: 'US',
  page: {},
  designId: 1,
  ask: () => Promise.resolve(new Response()),
  restart: () => undefined,
  load: <Part>(): Promise<Part> => Promise.resolve(language as Part),
}
const lifetime = new AbortController()

beforeAll(() => {
  CSSStyleSheet.prototype.replaceSync ??= () => undefined
})

/** The parts of what is drawn, each once. */
function partsOf(...drawn: readonly (Tree | ParentNode)[]): string[] {
  const host = document.createElement('div')
  for (const each of drawn) host.append(each instanceof Node ? each : toNode(each as Tree))
  return [...new Set([...host.querySelectorAll('[part]')].map((node) => node.part.value))]
}

async function failed(): Promise<ParentNode> {
  const element = document.createElement('div')
  await offerRetry(element, context, new AbortController().signal, () => undefined)
  const drawn = document.createDocumentFragment()
  drawn.append(...(element.shadowRoot?.childNodes ?? []))
  return drawn
}

async function collection() {
  const { id = 0 } = SAMPLE_COLLECTIONS[1] ?? {}
  return gateway.send(getCollection, { params: { id }, query: { currency: 'USD' } })
}
const listed = (tag: keyof typeof widgets) => Object.keys(widgets[tag].parts).toSorted()

test('the table lists the parts of a card', async () => {
  const [design] = (await collection()).designs
  if (!design) throw new Error('The collection has no design.')
  const card = designCardTree(context, design, pictureAt(context, design, 300))
  expect(partsOf(card, await failed()).toSorted()).toEqual(listed('selvage-design-card'))
})

test('the table lists the parts of a buy box', async () => {
  const [card] = (await collection()).designs
  const [offer] = await gateway.send(listFabrics, { query: { currency: 'USD', country: 'US' } })
  if (!card || !offer) throw new Error('Nothing is for sale.')
  const box = { card, offer, sizes: ['YARD'], size: 'YARD', quantity: 1, widthPx: 600 } as const
  const drawn = addToCartTree({ ...context, language }, box)
  expect(partsOf(drawn, await failed()).toSorted()).toEqual(listed('selvage-add-to-cart'))
})

test('the table lists the parts of a strip', async () => {
  const drawn = collectionStripTree({ ...context, language, widthPx: 600 }, await collection())
  expect(partsOf(drawn, await failed()).toSorted()).toEqual(listed('selvage-collection-strip'))
})

test('the table lists the parts of the cart button and its panel', async () => {
  const [design] = (await collection()).designs
  const line = { designId: design?.id ?? 0, fabric: 'BELGIAN_LINEN', size: 'YARD', quantity: 2 }
  const filled = createTestGateway({ user: 'guest', items: [line as never] })
  const shop = createGateway({ url: filled.url, locale: 'en_US', fetch: filled.fetch })
  const cart = await shop.send(getCart, { params: { id: 'pending' }, query: {} })
  const [item] = cart?.items ?? []
  if (!item) throw new Error('The cart has no line.')
  const element = document.body.appendChild(document.createElement('selvage-cart-button'))
  await mountButton(element, context, lifetime.signal)
  const button = document.createDocumentFragment()
  button.append(...(element.shadowRoot?.childNodes ?? []))
  const model = panelModel(context, panelMessages(catalogue))
  const parts = partsOf(
    button,
    panelTree(model, 'en', 'https://shop.test/en/cart'),
    lineTree(model, item),
    goneTree(model, item.id, 'undo', 'Gone'),
  )
  // The strip with the palettes is drawn by the script, as on a card.
  expect([...parts, 'selvage'].toSorted()).toEqual(listed('selvage-cart-button'))
  lifetime.abort()
})

test.each(['selvage-wallpaper-calculator', 'selvage-fill-a-yard'] as const)(
  'the table lists the parts of %s that could not be read',
  async (tag) => {
    expect(partsOf(await failed()).toSorted()).toEqual(listed(tag))
  },
)
