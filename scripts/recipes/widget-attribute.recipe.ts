import { message } from './recipe.ts'
import type { Recipe } from './recipe.ts'

const NAME = 'recipe-shape'
const EMBED = 'packages/embed/src'
const WIDGET = `${EMBED}/cart-button/cart-button.widget.ts`
const OPTIONS = `${EMBED}/widget-options.ts`
const LABELS = 'examples/storefront/app/embed-builder/option-labels.ts'
const TEST = `${EMBED}/wrong-attributes/wrong-attributes.test.ts`

const row = `    attributes: {
      lang: place.lang,
      currency: place.currency,
      theme: place.theme,
      '${NAME}': {
        text: 'Shape of the button; round when left out.',
        type: "'round' | 'square'",
      },
    },`

const check = `  const shape = element.getAttribute('${NAME}') ?? 'round'
  const problems = ['round', 'square'].includes(shape) ? [] : (['${NAME}'] as const)
  if (!(await checkAttributes(element, context, problems)) || !isCurrency(currency)) return`

const wrongValue = `  'selvage-cart-button': {
    lang: 'it',
    currency: 'dollars',
    theme: 'sepia',
    '${NAME}': 'oval',
  },`

const proof = `import { widgetOptions } from '@selvage/embed/snippets'
import { expect, it } from 'vitest'

it('is an option of the builder', () => {
  const option = widgetOptions('cart-button').find(({ name }) => name === '${NAME}')
  expect(option?.values).toEqual(['round', 'square'])
})
`

export const widgetAttribute: Recipe = {
  title: 'An attribute of a widget',
  pieces: [
    {
      file: `${EMBED}/widgets.table.ts`,
      instead:
        '    attributes: { lang: place.lang, currency: place.currency, theme: place.theme },',
      text: row,
    },
    {
      file: `${EMBED}/wrong-attributes/attribute-problems.table.ts`,
      before: "  'template-id': { why: 'is not a template: 8, 6, 4, 5, 1 or 10', write: '4' },",
      text: `  '${NAME}': { why: 'is not a shape of the button', write: 'round' },`,
      missing: { by: 'types', names: [WIDGET, NAME] },
    },
    {
      file: WIDGET,
      instead: '  if (!(await checkAttributes(element, context)) || !isCurrency(currency)) return',
      text: check,
      missing: { by: TEST, names: [`selvage-cart-button`, NAME] },
    },
    {
      file: WIDGET,
      instead: "      { class: 'panel badge', dir: 'ltr', lang: context.lang },",
      text: "      { class: `panel badge ${shape}`, dir: 'ltr', lang: context.lang },",
    },
    {
      file: TEST,
      instead: "  'selvage-cart-button': { lang: 'it', currency: 'dollars', theme: 'sepia' },",
      text: wrongValue,
      missing: { by: 'types', names: [TEST, NAME] },
    },
    {
      file: OPTIONS,
      before: "  | 'size'",
      // Left out, it is named too, but then nothing asks for the names of its values.
      text: `  | '${NAME}'`,
    },
    {
      file: LABELS,
      after: '  lang: (value) => languageNames[value as keyof typeof languageNames],',
      text: `  '${NAME}': (value, t) => (value === 'square' ? t('builder.square') : t('builder.round')),`,
      missing: { by: 'types', names: [LABELS, NAME] },
    },
    ...message('builder', 'round', { en: 'Round', de: 'Rund', es: 'Redondo', fr: 'Rond' }),
    ...message('builder', 'square', { en: 'Square', de: 'Eckig', es: 'Cuadrado', fr: 'Carré' }),
    ...message('builder', `option_${NAME}`, {
      en: 'Shape of the button',
      de: 'Form des Buttons',
      es: 'Forma del botón',
      fr: 'Forme du bouton',
    }),
  ],
  proofs: { 'examples/storefront/app/embed-builder/recipe-shape.test.ts': proof },
  tests: [TEST],
}
