import { message, MESSAGES_TEST } from './recipe.ts'
import type { Recipe } from './recipe.ts'

const CODE = 'RECIPE_TWILL'
const ROW = {
  file: 'packages/core/src/fabric/fabrics.table.ts',
  before: '} as const satisfies Record<string, FabricRow>',
}
const PRICES = 'packages/core/src/sample-prices/prices.table.ts'
const USES = 'packages/core/src/fabric/fabric-uses.table.ts'
const ROUTES = 'packages/i18n/src/routes/fabric-routes.table.ts'
const COMPILER = 'packages/i18n/src/messages/fabrics.test.ts'

export const fabric: Recipe = {
  title: 'A fabric',
  pieces: [
    {
      ...ROW,
      text: `  ${CODE}: { printableWidthIn: 57, weightOz: 7, group: 'canvas' },`,
    },
    ...message(
      'fabric',
      `line_${CODE}`,
      {
        en: 'Made up. For a recipe.',
        de: 'Ausgedacht. Für ein Rezept.',
        es: 'Inventada. Para una receta.',
        fr: 'Inventé. Pour une recette.',
      },
      { by: 'types', names: [COMPILER, `line_${CODE}`] },
    ),
    ...message(
      'fabric',
      `FABRIC_${CODE}`,
      { en: 'Recipe twill', de: 'Rezeptköper', es: 'Sarga de receta', fr: 'Sergé de recette' },
      { by: 'types', names: [COMPILER, `FABRIC_${CODE},`] },
    ),
    {
      file: PRICES,
      before: '} as const satisfies Readonly<Record<FabricCode, number>>',
      text: `  ${CODE}: 3100,`,
      missing: { by: 'types', names: [PRICES, CODE] },
    },
    {
      file: USES,
      before: '} as const satisfies Readonly<Record<FabricCode, readonly FabricUse[]>>',
      text: `  ${CODE}: ['bags'],`,
      missing: { by: 'types', names: [USES, CODE] },
    },
    {
      file: ROUTES,
      before: '} as const satisfies FabricRoutes & Readonly<Record<string, TranslatedRoute>>',
      text: `  ${CODE}: {
    en: 'recipe-twill',
    de: 'rezeptkoeper',
    es: 'sarga-de-receta',
    fr: 'serge-de-recette',
  },`,
      missing: { by: 'types', names: [ROUTES, CODE] },
    },
  ],
  tests: ['packages/core/src/fabric/fabric.test.ts', MESSAGES_TEST, COMPILER],
  rules: ['the gateway in memory has the price lists of the reference gateway'],
}
