import { message, MESSAGES_TEST } from './recipe.ts'
import type { Recipe } from './recipe.ts'

const USE = 'packages/react/src/recipe-sentence.ts'
const MISUSE = 'packages/react/src/recipe-misuse.ts'
const sentenceOf = (call: string) => `import type { Translate } from '@selvage/i18n/messages'

/** A sentence. */
export const recipeSentence = (t: Translate): string => ${call}
`

export const sentence: Recipe = {
  title: 'A message',
  pieces: message(
    'common',
    'recipeServes',
    {
      en: 'Serves {{guests}}',
      de: 'Reicht für {{guests}}',
      es: 'Para {{guests}}',
      fr: 'Pour {{guests}}',
    },
    { by: 'types', names: [USE, 'common.recipeServes'] },
  ),
  tests: [MESSAGES_TEST],
  proofs: { [USE]: sentenceOf("t('common.recipeServes', { guests: 'four' })") },
  unfinished: {
    pieces: [{ file: MISUSE, text: sentenceOf("t('cart.removed', { designer: 'June' })") }],
    missing: [{ by: 'types', names: [MISUSE, 'title'] }],
  },
}
