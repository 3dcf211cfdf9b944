import type { Recipe } from './recipe.ts'
import { solidChooser } from './solid/chooser.ts'
import { solidCore } from './solid/core.ts'
import { solidPage } from './solid/page.ts'

export const productKind: Recipe = {
  title: 'A kind of product',
  pieces: [...solidCore, ...solidChooser, ...solidPage],
  tests: [
    'packages/core/src/testing/conformance.test.ts',
    'packages/i18n/src/routes/routes.test.ts',
    'packages/machines/src/solid/solid-product.test.ts',
  ],
  rules: ['is added once for its key, and replaced'],
}
