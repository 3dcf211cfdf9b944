import type { Piece } from '../recipe.ts'

const KIND_OF = 'packages/core/src/cart/line-kind-of.ts'
const KINDS = 'packages/core/src/cart/line-kinds.table.ts'
const TESTING = 'packages/core/src/testing'

const contract = `import * as v from 'valibot'
import { addedAnswer, changedAnswer } from '../cart/cart-state.contract.ts'
import { pieces } from '../cart/line-payload.contract.ts'
import { defineCall } from '../contract/define-call.ts'
import { id } from '../contract/wire.ts'
import { fabricCode, fabricSize } from '../fabric/fabric.contract.ts'
import type { FabricCode, FabricSize } from '../fabric/fabrics.table.ts'

/** Cloth in the ground color of a design. */
export interface RibbonItemInput {
  readonly designId: number
  readonly fabric: FabricCode
  readonly size: FabricSize
  readonly quantity: number
}

const ribbonPayload = v.strictObject({
  design: v.strictObject({ id }),
  ribbon_item: v.strictObject({ fabric: fabricCode, size: fabricSize }),
  quantity: pieces,
})

/** Turns a ribbon into its wire body. */
export function toRibbonPayload(item: RibbonItemInput): v.InferInput<typeof ribbonPayload> {
  const { designId, fabric, size, quantity } = item
  return { design: { id: designId }, ribbon_item: { fabric, size }, quantity }
}

/** Adds a ribbon to the cart. */
export const addRibbon = defineCall({
  name: 'ribbon.add',
  method: 'POST',
  path: '/ribbons/order_items',
  keyed: true,
  body: ribbonPayload,
  encodeBody: toRibbonPayload,
  answer: addedAnswer,
  errors: ['ORDER_ITEMS_FOR_ORDER_AT_LIMIT', 'NO_IMAGE_AVAILABLE', 'FABRIC_OUT_OF_STOCK'],
})

/** Puts a ribbon in the place of a line. */
export const replaceRibbon = defineCall({
  name: 'ribbon.replace',
  method: 'PUT',
  path: '/ribbons/order_items/{id}',
  versioned: true,
  body: ribbonPayload,
  encodeBody: toRibbonPayload,
  answer: changedAnswer,
  errors: ['ORDER_ITEM_NOT_FOUND', 'CART_VERSION_CONFLICT', 'FABRIC_OUT_OF_STOCK'],
})
`

const handlers = `import type { CallBody } from '../../contract/define-call.ts'
import { addRibbon, replaceRibbon } from '../../ribbon/ribbon.contract.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'
import type { Merchandise } from '../merchandise.ts'
import { added, replaced } from './lines.ts'

const merchandiseOf = ({ design, ribbon_item }: CallBody<typeof addRibbon>): Merchandise => ({
  kind: 'fabric',
  type: 'product',
  designId: design.id,
  ...ribbon_item,
})

/** Calls of ribbons in the cart. */
export const ribbonHandlers: readonly Handler[] = [
  handle(addRibbon, (request) => added(request, merchandiseOf(request.body), request.body)),
  handle(replaceRibbon, (request) =>
    replaced(request, merchandiseOf(request.body), request.body.quantity),
  ),
]
`

const rules = `import { lineKindOf } from '../../cart/line-kind-of.ts'
import { addRibbon, replaceRibbon } from '../../ribbon/ribbon.contract.ts'
import { readMerchandise } from './merchandise.ts'
import type { DescribeRules } from './runner.ts'
import { newKey, visitAsGuest } from './visitor.ts'

/** Rules of ribbons in the cart. */
export const describeRibbons: DescribeRules = (open, { describe, test, expect }) => {
  describe('a ribbon line', () => {
    test('is added once for its key, and replaced', async () => {
      const { gateway } = await visitAsGuest(open)
      const { designs, fabrics } = await readMerchandise(gateway)
      const ribbon = { designId: designs[0].id, fabric: fabrics[0], size: 'YARD' } as const
      const key = newKey()
      const add = async () => gateway.send(addRibbon, { body: { ...ribbon, quantity: 2 } }, { key })
      const { itemId, cart } = await add()
      expect((await add()).itemId).toBe(itemId)
      expect(cart.items.map(lineKindOf)).toEqual(['ribbon'])
      const changed = await gateway.send(
        replaceRibbon,
        { params: { id: itemId }, body: { ...ribbon, quantity: 3 } },
        { version: cart.version },
      )
      expect(changed.items.map(({ quantity }) => quantity)).toEqual([3])
    })
  })
}
`

/** The contract, the row, and the gateway in memory with its rules. */
export const ribbonCore: readonly Piece[] = [
  { file: 'packages/core/src/ribbon/ribbon.contract.ts', text: contract },
  {
    file: 'packages/core/src/ribbon/index.ts',
    text: "export * from './ribbon.contract.ts'\n",
  },
  {
    file: 'packages/core/package.json',
    after: '  "exports": {',
    text: `    "./ribbon": {
      "selvage-source": "./src/ribbon/index.ts",
      "types": "./dist/ribbon/index.d.ts",
      "default": "./dist/ribbon/index.js"
    },`,
  },
  {
    file: KIND_OF,
    after: 'export interface LinesByKind {',
    text: '  readonly ribbon: CutLine',
  },
  {
    file: KIND_OF,
    after: 'const GUARDS: Guards = {',
    text: "  ribbon: (item): item is LinesByKind['ribbon'] => item.type === 'product' && isCut(item),",
    missing: { by: 'types', names: [KIND_OF, 'ribbon'] },
  },
  {
    file: KINDS,
    before: "import type { addedAnswer, changedAnswer } from './cart-state.contract.ts'",
    text: `import { addRibbon, replaceRibbon } from '../ribbon/ribbon.contract.ts'
import type { RibbonItemInput } from '../ribbon/ribbon.contract.ts'`,
  },
  {
    file: KINDS,
    before: '/** Printed wallpaper. */',
    text: `/** Cloth in one color. */
export const ribbonLine: LineKind<RibbonItemInput> = {
  add: addRibbon,
  replace: replaceRibbon,
}
`,
  },
  {
    file: `${TESTING}/merchandise.ts`,
    instead: "  readonly type: 'fabric'",
    text: "  readonly type: 'fabric' | 'product'",
  },
  { file: `${TESTING}/handlers/ribbon.ts`, text: handlers },
  {
    file: `${TESTING}/handlers/all.ts`,
    before: "import { wallpaperHandlers } from './wallpaper.ts'",
    text: "import { ribbonHandlers } from './ribbon.ts'",
  },
  {
    file: `${TESTING}/handlers/all.ts`,
    after: 'export const handlers: readonly Handler[] = [',
    text: '  ...ribbonHandlers,',
  },
  {
    file: `${TESTING}/test-calls.table.ts`,
    after: "  'fabric.list',",
    text: "  'ribbon.add',\n  'ribbon.replace',",
  },
  { file: `${TESTING}/conformance/ribbon-rules.ts`, text: rules },
  {
    file: `${TESTING}/conformance/index.ts`,
    before: "import { describeWalls } from './wall-rules.ts'",
    text: "import { describeRibbons } from './ribbon-rules.ts'",
  },
  {
    file: `${TESTING}/conformance/index.ts`,
    before: '      describeWalls,',
    text: '      describeRibbons,',
    missing: {
      by: `${TESTING}/conformance.test.ts`,
      names: ['every call of the gateway succeeds under some rule', 'ribbon.replace'],
    },
  },
]
