// @vitest-environment jsdom
import { getCart } from '@selvage/core/cart'
import { getCollection } from '@selvage/core/collection'
import { listFabrics } from '@selvage/core/fabric'
import { createGateway } from '@selvage/core/gateway'
import { createTestGateway, SAMPLE_COLLECTIONS } from '@selvage/core/testing'
import { catalogue } from '@selvage/i18n/messages/en'
import { virtual } from '@guidepup/virtual-screen-reader'
import { afterEach, expect, test } from 'vitest'
import { addToCartTree } from './add-to-cart/add-to-cart.tree.ts'
import { lineTree, panelModel, panelTree } from './cart-panel/cart-panel.tree.ts'
import { panelMessages } from './cart-panel/panel-messages.ts'
import { collectionStripTree } from './collection-strip/collection-strip.tree.ts'
import { pictureAt } from './design-card/card-picture.ts'
import { designCardTree } from './design-card/design-card.tree.ts'
import { languageFile } from './page/language-file.ts'
import type { WidgetContext } from './page/widget-context.ts'
import { toNode } from './tree/to-nodes.ts'
import type { Tree } from './tree/tree.ts'
import { widgets } from './widgets.table.ts'

afterEach(() => document.body.replaceChildren())

const { id: collectionId = 0, designIds: [designId = 0] = [] } = SAMPLE_COLLECTIONS[1] ?? {}
const line = { designId, fabric: 'BELGIAN_LINEN', size: 'YARD', quantity: 2 } as const
const { url, fetch } = createTestGateway({ user: 'guest', items: [line] })
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
  designId,
  ask: () => Promise.resolve(new Response()),
  restart: () => undefined,
  load: <Part>(): Promise<Part> => Promise.resolve(language as Part),
}

const readCollection = () =>
  gateway.send(getCollection, { params: { id: collectionId }, query: { currency: 'USD' } })

async function readDesign() {
  const [design] = (await readCollection()).designs
  if (!design) throw new Error('The collection has no design.')
  return design
}

/** Returns what a screen reader reads of the document, a phrase a line. */
async function transcript(): Promise<string> {
  await virtual.start({ container: document.body })
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next()
  const phrases = await virtual.spokenPhraseLog()
  await virtual.stop()
  return `${phrases.slice(1, -1).join('\n')}\n`
}

/** Draws each element as a page has it. */
const elements: Partial<Record<keyof typeof widgets, () => Promise<readonly Tree[]>>> = {
  'selvage-design-card': async () => {
    const design = await readDesign()
    return [designCardTree(context, design, pictureAt(context, design, 300))]
  },
  'selvage-add-to-cart': async () => {
    const [offer] = await gateway.send(listFabrics, { query: { currency: 'USD', country: 'US' } })
    const card = await readDesign()
    const box = { card, offer, sizes: ['YARD'], size: 'YARD', quantity: 1, widthPx: 600 } as const
    return [addToCartTree({ ...context, language }, box)]
  },
  'selvage-cart-button': async () => {
    const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
    const model = panelModel(context, panelMessages(catalogue))
    return [
      panelTree(model, 'en', 'https://shop.test/en/cart'),
      ...(cart?.items ?? []).map((item) => lineTree(model, item)),
    ]
  },
  'selvage-collection-strip': async () => [
    collectionStripTree({ ...context, language, widthPx: 600 }, await readCollection()),
  ],
}

test.each(Object.entries(elements))('%s reads as it is meant to', async (tag, draw) => {
  document.body.append(...(await draw()).map((tree) => toNode(tree)))
  for (const dialog of document.querySelectorAll('dialog')) dialog.open = true
  await expect(await transcript()).toMatchFileSnapshot(`./testing/transcripts/${tag}.txt`)
})

test('every element has a transcript, here or of its component in @selvage/react', () => {
  const components = ['selvage-fill-a-yard', 'selvage-wallpaper-calculator']
  expect([...Object.keys(elements), ...components].toSorted()).toEqual(
    Object.keys(widgets).toSorted(),
  )
})
