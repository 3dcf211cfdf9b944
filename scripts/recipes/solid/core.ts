import type { Piece } from '../recipe.ts'

const KIND_OF = 'packages/core/src/cart/line-kind-of.ts'
const KINDS = 'packages/core/src/cart/line-kinds.table.ts'
const TESTING = 'packages/core/src/testing'

const contract = `import * as v from 'valibot'
import { addedAnswer, changedAnswer } from '../cart/cart-state.contract.ts'
import { pieces } from '../cart/cart.contract.ts'
import { defineCall } from '../contract/define-call.ts'
import { id } from '../contract/wire.ts'
import { fabricCode, fabricSize } from '../fabric/fabric.contract.ts'
import type { FabricCode, FabricSize } from '../fabric/fabrics.table.ts'

/** Cloth in the ground color of a design. */
export interface SolidItemInput {
  readonly designId: number
  readonly fabric: FabricCode
  readonly size: FabricSize
  readonly quantity: number
}

const solidPayload = v.strictObject({
  design: v.strictObject({ id }),
  solid_item: v.strictObject({ fabric: fabricCode, size: fabricSize }),
  quantity: pieces,
})

/** Turns a solid into its wire body. */
export function toSolidPayload(item: SolidItemInput): v.InferInput<typeof solidPayload> {
  const { designId, fabric, size, quantity } = item
  return { design: { id: designId }, solid_item: { fabric, size }, quantity }
}

/** Adds a solid to the cart. */
export const addSolid = defineCall({
  name: 'solid.add',
  method: 'POST',
  path: '/solids/order_items',
  keyed: true,
  body: solidPayload,
  encodeBody: toSolidPayload,
  answer: addedAnswer,
  errors: ['ORDER_ITEMS_FOR_ORDER_AT_LIMIT', 'NO_IMAGE_AVAILABLE', 'FABRIC_OUT_OF_STOCK'],
})

/** Puts a solid in the place of a line. */
export const replaceSolid = defineCall({
  name: 'solid.replace',
  method: 'PUT',
  path: '/solids/order_items/{id}',
  versioned: true,
  body: solidPayload,
  encodeBody: toSolidPayload,
  answer: changedAnswer,
  errors: ['ORDER_ITEM_NOT_FOUND', 'CART_VERSION_CONFLICT', 'FABRIC_OUT_OF_STOCK'],
})
`

const handlers = `import type { CallBody } from '../../contract/define-call.ts'
import { addSolid, replaceSolid } from '../../solid/solid.contract.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'
import type { Merchandise } from '../merchandise.ts'
import { added, replaced } from './lines.ts'

const merchandiseOf = ({ design, solid_item }: CallBody<typeof addSolid>): Merchandise => ({
  kind: 'fabric',
  type: 'solid',
  designId: design.id,
  ...solid_item,
})

/** Calls of solids in the cart. */
export const solidHandlers: readonly Handler[] = [
  handle(addSolid, (request) => added(request, merchandiseOf(request.body), request.body)),
  handle(replaceSolid, (request) =>
    replaced(request, merchandiseOf(request.body), request.body.quantity),
  ),
]
`

const rules = `import { lineKindOf } from '../../cart/line-kind-of.ts'
import { addSolid, replaceSolid } from '../../solid/solid.contract.ts'
import { readMerchandise } from './merchandise.ts'
import type { DescribeRules } from './runner.ts'
import { newKey, visitAsGuest } from './visitor.ts'

/** Rules of solids in the cart. */
export const describeSolids: DescribeRules = (open, { describe, test, expect }) => {
  describe('a solid line', () => {
    test('is added once for its key, and replaced', async () => {
      const { gateway } = await visitAsGuest(open)
      const { designs, fabrics } = await readMerchandise(gateway)
      const solid = { designId: designs[0].id, fabric: fabrics[0], size: 'YARD' } as const
      const key = newKey()
      const add = async () => gateway.send(addSolid, { body: { ...solid, quantity: 2 } }, { key })
      const { itemId, cart } = await add()
      expect((await add()).itemId).toBe(itemId)
      expect(cart.items.map(lineKindOf)).toEqual(['solid'])
      const changed = await gateway.send(
        replaceSolid,
        { params: { id: itemId }, body: { ...solid, quantity: 3 } },
        { version: cart.version },
      )
      expect(changed.items.map(({ quantity }) => quantity)).toEqual([3])
    })
  })
}
`

/** The contract, the row, and the gateway in memory with its rules. */
export const solidCore: readonly Piece[] = [
  { file: 'packages/core/src/solid/solid.contract.ts', text: contract },
  {
    file: 'packages/core/src/solid/index.ts',
    text: "export * from './solid.contract.ts'\n",
  },
  {
    file: 'packages/core/package.json',
    after: '  "exports": {',
    text: `    "./solid": {
      "selvage-source": "./src/solid/index.ts",
      "types": "./dist/solid/index.d.ts",
      "default": "./dist/solid/index.js"
    },`,
  },
  {
    file: KIND_OF,
    after: 'export interface LinesByKind {',
    text: "  readonly solid: WithPart<'fabric'>",
  },
  {
    file: KIND_OF,
    after: 'const GUARDS: Guards = {',
    text: "  solid: (item): item is LinesByKind['solid'] => item.type === 'solid' && item.fabric !== null,",
    missing: { by: 'types', names: [KIND_OF, 'solid'] },
  },
  {
    file: KINDS,
    before: "import type { addedAnswer, changedAnswer } from './cart-state.contract.ts'",
    text: `import { addSolid, replaceSolid } from '../solid/solid.contract.ts'
import type { SolidItemInput } from '../solid/solid.contract.ts'`,
  },
  {
    file: KINDS,
    before: '/** Printed wallpaper. */',
    text: `/** Cloth in one color. */
export const solidLine: LineKind<SolidItemInput> = {
  add: addSolid,
  replace: replaceSolid,
}
`,
  },
  {
    file: `${TESTING}/merchandise.ts`,
    instead: "  readonly type: 'fabric'",
    text: "  readonly type: 'fabric' | 'solid'",
  },
  { file: `${TESTING}/handlers/solid.ts`, text: handlers },
  {
    file: `${TESTING}/create-test-gateway.ts`,
    before: "import { wallpaperHandlers } from './handlers/wallpaper.ts'",
    text: "import { solidHandlers } from './handlers/solid.ts'",
  },
  {
    file: `${TESTING}/create-test-gateway.ts`,
    after: 'export const handlers: readonly Handler[] = [',
    text: '  ...solidHandlers,',
  },
  {
    file: `${TESTING}/test-calls.table.ts`,
    after: "  'fabric.list',",
    text: "  'solid.add',\n  'solid.replace',",
  },
  { file: `${TESTING}/conformance/solid-rules.ts`, text: rules },
  {
    file: `${TESTING}/conformance/index.ts`,
    before: "import { describeWalls } from './wall-rules.ts'",
    text: "import { describeSolids } from './solid-rules.ts'",
  },
  {
    file: `${TESTING}/conformance/index.ts`,
    before: '      describeWalls,',
    text: '      describeSolids,',
    missing: {
      by: `${TESTING}/conformance.test.ts`,
      names: ['every call of the gateway succeeds under some rule', 'solid.replace'],
    },
  },
]
