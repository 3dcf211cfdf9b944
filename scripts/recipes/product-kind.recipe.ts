import type { Recipe } from './recipe.ts'
import { ribbonChooser } from './ribbon/chooser.ts'
import { ribbonCore } from './ribbon/core.ts'
import { ribbonPage } from './ribbon/page.ts'

export const productKind: Recipe = {
  title: 'A kind of product',
  pieces: [...ribbonCore, ...ribbonChooser, ...ribbonPage],
  tests: [
    'packages/core/src/testing/conformance.test.ts',
    'packages/i18n/src/routes/routes.test.ts',
    'packages/machines/src/ribbon/ribbon-product.test.ts',
  ],
  rules: ['is added once for its key, and replaced'],
}
