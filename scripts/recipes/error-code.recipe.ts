import { message, MESSAGES_TEST } from './recipe.ts'
import type { Recipe } from './recipe.ts'

const CODE = 'RECIPE_NOT_FOLLOWED'
const ERRORS_TEST = 'packages/i18n/src/messages/errors.test.ts'

export const errorCode: Recipe = {
  title: 'An error code',
  pieces: [
    {
      file: 'packages/core/src/errors/catalogue.table.ts',
      after: 'const TO_CART = [',
      text: `  '${CODE}',`,
    },
    ...message(
      'errors',
      CODE,
      {
        en: 'A recipe was not followed.',
        de: 'Ein Rezept wurde nicht befolgt.',
        es: 'No se siguió una receta.',
        fr: 'Une recette n’a pas été suivie.',
      },
      { by: 'types', names: [ERRORS_TEST, CODE] },
    ),
  ],
  tests: [MESSAGES_TEST, ERRORS_TEST],
}
