import type { Recipe } from './recipe.ts'

const CONTRACT = 'packages/core/src/fabric/fabric.contract.ts'
const IN_MEMORY = 'packages/core/src/testing/handlers/catalogue.ts'
const REFERENCE = 'examples/gateway/src/fabric/routes.ts'
const RULES = 'packages/core/src/testing/conformance/catalogue-rules.ts'
const CONTRACT_IMPORT = "import { listFabrics } from '../../fabric/fabric.contract.ts'"
const BOTH = CONTRACT_IMPORT.replace('listFabrics', 'listFabricRecipes, listFabrics')

const call = `/** Lists what can be sewn. */
export const listFabricRecipes = defineCall({
  name: 'fabric.recipes',
  method: 'GET',
  path: '/fabric-recipes',
  auth: 'none',
  answer: v.pipe(
    v.object({ recipe_names: v.array(v.string()) }),
    v.transform((wire) => wire.recipe_names),
  ),
})
`

const rule = `  describe('recipes', () => {
    test('of fabric are listed', async () => {
      const { gateway } = await visit(open)
      expect(await gateway.send(listFabricRecipes, {})).toEqual(['Quilt'])
    })
  })
`

export const gatewayCall: Recipe = {
  title: 'A gateway call',
  pieces: [
    {
      file: CONTRACT,
      before:
        '/** Lists every fabric with its price for each size of both measurement systems, in one currency. */',
      text: call,
    },
    { file: IN_MEMORY, instead: CONTRACT_IMPORT, text: BOTH },
    {
      file: IN_MEMORY,
      instead:
        'export const catalogueHandlers: readonly Handler[] = [cards, detail, list, fabrics]',
      text: `export const catalogueHandlers: readonly Handler[] = [
  cards,
  detail,
  list,
  fabrics,
  handle(listFabricRecipes, () => ({ recipe_names: ['Quilt'] })),
]`,
    },
    {
      file: 'packages/core/src/testing/test-calls.table.ts',
      after: "  'fabric.list',",
      text: "  'fabric.recipes',",
    },
    {
      file: REFERENCE,
      instead: "import { listFabrics } from '@selvage/core/fabric'",
      text: "import { listFabricRecipes, listFabrics } from '@selvage/core/fabric'",
    },
    {
      file: REFERENCE,
      instead: 'export const fabricRoutes: readonly Route[] = [list]',
      text: `export const fabricRoutes: readonly Route[] = [
  list,
  handle(listFabricRecipes, () => Promise.resolve({ recipe_names: ['Quilt'] })),
]`,
    },
    { file: RULES, instead: CONTRACT_IMPORT, text: BOTH },
    {
      file: RULES,
      before: "  describe('collections', () => {",
      text: rule,
      missing: {
        by: 'packages/core/src/testing/conformance.test.ts',
        names: ['every call of the gateway succeeds under some rule', 'fabric.recipes'],
      },
    },
  ],
  tests: ['packages/core/src/testing/conformance.test.ts'],
  rules: ['of fabric are listed'],
}
