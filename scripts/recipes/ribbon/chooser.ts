import type { Piece } from '../recipe.ts'

const RULES = 'packages/machines/src/ribbon'
const CHOOSER = 'packages/react/src/ribbon'
const LOOKS = 'packages/react/src/order/line-looks.table.ts'
const FACTS = 'packages/react/src/order/line-facts.table.ts'

const product = `import type { FabricCode, FabricOffer, FabricSize } from '@selvage/core/fabric'
import type { RibbonItemInput } from '@selvage/core/ribbon'
import { fabricProduct } from '../cart/fabric-product.ts'
import type { ProductKind } from '../cart/product-form.types.ts'

/** A product form for cloth in one color. */
export const ribbonProduct: ProductKind<FabricCode, FabricSize, FabricOffer, RibbonItemInput> = {
  ...fabricProduct,
  toItem: ({ designId, variant, size, quantity }) => ({
    designId,
    fabric: variant,
    size,
    quantity,
  }),
  loadLine: async () => (await import('./calls.ts')).ribbonLine,
}
`

const productTest = `import { lineKindOf } from '@selvage/core/cart'
import { listFabrics } from '@selvage/core/fabric'
import { addRibbon } from '@selvage/core/ribbon'
import { expect, it } from 'vitest'
import { lineAdder } from '../cart/add-line.ts'
import { createAddToCart } from '../cart/create-add-to-cart.ts'
import { driveForm, simplePaths, unlawful } from '../testing/drive-form.ts'
import { openEditor } from '../testing/open-editor.ts'
import { ended } from '../testing/run.ts'
import { calls, designId, line, setUp } from '../testing/set-up.ts'
import { ribbonProduct } from './ribbon-product.ts'

it('keeps to the table of transitions on every path', () => {
  const form = driveForm(ribbonProduct, { designId: 7, offers: [], measurement: 'imperial' })
  const events = [{ type: 'ADD' }, { ends: 'done' }, { ends: 'lost' }] as const
  const paths = simplePaths(
    form,
    (at) => events.map((step) => at.send(step)),
    ({ state: { status, lineKey } }) => [status, lineKey !== undefined].join(' '),
    ({ state: { status } }) => status === 'editing',
  )
  expect(unlawful(paths)).toEqual([])
})

it('adds one ribbon line through a shop', async () => {
  const all = setUp()
  const offers = await all.shop.gateway.send(listFabrics, { query: { currency: 'USD' } })
  const input = { designId, offers, measurement: 'imperial' } as const
  const form = createAddToCart(lineAdder(all.shop, ribbonProduct), ribbonProduct, input)
  form.send({ type: 'ADD' })
  expect((await ended(form)).status).toBe('added')
  expect(calls(all)).toContain('ribbon.add')
  expect(all.shop.cart.get().count).toBe(1)
})

it('brings a removed ribbon line back as one', async () => {
  const all = setUp({ items: [line()] })
  const body = { designId, fabric: 'BELGIAN_LINEN', size: 'YARD', quantity: 2 } as const
  await all.shop.gateway.send(addRibbon, { body }, { key: 'ribbon' })
  const editor = openEditor(all)
  await editor.idle()
  editor.send({ type: 'REMOVE', id: editor.id(1) })
  await editor.idle()
  editor.send({ type: 'UNDO' })
  await editor.idle()
  expect(editor.view().lines.map(({ item }) => lineKindOf(item))).toEqual(['fabric', 'ribbon'])
  expect(calls(all)).not.toContain('cart.add')
})
`

const chooser = `'use client'
import type { DesignDetail } from '@selvage/core/design'
import { designImageUrl } from '@selvage/core/design'
import type { FabricCode, FabricOffer } from '@selvage/core/fabric'
import { ribbonProduct } from '@selvage/machines/ribbon'
import type { ReactNode } from 'react'
import { FabricChooser } from '../fabric/fabric-chooser.tsx'
import { YardPreview } from '../fabric/yard-preview.tsx'
import { useMessages } from '../messages/index.ts'
import { ProductFrame } from '../product/product-frame.tsx'
import { useAddToCart } from '../product/use-add-to-cart.ts'
import { useAddedAnnouncement } from '../product/use-added-announcement.ts'
import { useGatewayUrl } from '../provider/shop-context.ts'

export interface RibbonProductProps {
  readonly design: Pick<
    DesignDetail,
    'id' | 'title' | 'designer' | 'palette' | 'repeat' | 'forSale'
  >
  readonly offers: readonly FabricOffer[]
  readonly start?: {
    readonly variant?: FabricCode | undefined
    readonly size?: string | undefined
    readonly quantity?: string | undefined
  }
  readonly action: string
  readonly cartHref: string
}

/** The product page's form for cloth in one color. */
export function RibbonProduct({
  design,
  offers,
  start,
  action,
  cartHref,
}: RibbonProductProps): ReactNode {
  const gatewayUrl = useGatewayUrl()
  const { t } = useMessages()
  const [view, send] = useAddToCart(
    ribbonProduct,
    { designId: design.id, offers, ...start },
    useAddedAnnouncement(design.title),
  )
  const card = { id: design.id, view: 'card', width: 300, format: 'webp' } as const
  return (
    <ProductFrame
      design={design}
      repeat={design.repeat}
      view={view}
      send={send}
      picture={<YardPreview design={design} fabric={view.variant} size={view.size} />}
      choosers={
        <FabricChooser
          offers={offers}
          size={view.size}
          recommended={undefined}
          value={view.variant}
          onChange={(variant) => send({ type: 'CHOOSE_VARIANT', variant })}
          pictureUrl={designImageUrl(gatewayUrl, card)}
        />
      }
      quantityLabel={t('fabric.yards')}
      amount={t('fabric.pieces', { count: view.quantity })}
      outOfStock={t('fabric.outOfStock')}
      notForSale={t('fabric.notForSale')}
      note={t('fabric.printed')}
      typed={start?.quantity}
      action={action}
      cartHref={cartHref}
    />
  )
}
`

const entryPoint = `    "./ribbon": {
      "selvage-source": "./src/ribbon/index.ts",
      "types": "./dist/ribbon/index.d.ts",
      "default": "./dist/ribbon/index.js"
    },`

/** How a line is shown, the chooser's rules and the chooser. */
export const ribbonChooser: readonly Piece[] = [
  {
    file: LOOKS,
    after: 'const LOOKS: LineRows<LineLook> = {',
    text: '  ribbon: fabricLook,',
    missing: { by: 'types', names: [LOOKS, 'ribbon'] },
  },
  {
    file: FACTS,
    after: 'const FACTS: LineRows<(messages: Messages) => OwnFacts> = {',
    text: '  ribbon: fabricFacts,',
    missing: { by: 'types', names: [FACTS, 'ribbon'] },
  },
  { file: `${RULES}/ribbon-product.ts`, text: product },
  { file: `${RULES}/calls.ts`, text: "export { ribbonLine } from '@selvage/core/cart'\n" },
  { file: `${RULES}/index.ts`, text: "export { ribbonProduct } from './ribbon-product.ts'\n" },
  { file: `${RULES}/ribbon-product.test.ts`, text: productTest },
  { file: 'packages/machines/package.json', after: '  "exports": {', text: entryPoint },
  { file: `${CHOOSER}/ribbon-product.tsx`, text: chooser },
  {
    file: `${CHOOSER}/index.ts`,
    text: `export { RibbonProduct } from './ribbon-product.tsx'
export type { RibbonProductProps } from './ribbon-product.tsx'
`,
  },
  { file: 'packages/react/package.json', after: '  "exports": {', text: entryPoint },
]
