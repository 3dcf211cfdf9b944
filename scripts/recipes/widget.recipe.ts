import type { Recipe } from './recipe.ts'

const NAME = 'recipe-box'
const NAMES = 'packages/embed/src/loader/widget-names.ts'
const TABLE = 'packages/embed/src/widgets.table.ts'
const BLOG = 'examples/partner-blog'

const widget = `import { draw, h, panelStyles } from '../design-card/design-card.chunk.ts'
import type { WidgetContext } from '../page/widget-context.ts'

/** Shows the way to the shop. */
export function mount(element: HTMLElement, { lang, storefront }: WidgetContext): void {
  const link = h('a', { href: storefront, part: 'link' }, 'Selvage')
  draw(element, h('div', { class: 'panel', dir: 'ltr', lang }, link), panelStyles)
}
`

const row = `  'selvage-${NAME}': {
    description: 'The way to the shop.',
    attributes: { lang: place.lang, theme: place.theme },
    parts: { link: 'The link.' },
    events: {},
  },`

// The test of the budget builds the script: every widget has a chunk, and every file a hash.
const proof = `import { expect, it } from 'vitest'
import { widgetsManifest } from './widgets-manifest.ts'

it('lists the added widget in the manifest', () => {
  expect(JSON.stringify(widgetsManifest())).toContain('"tagName":"selvage-${NAME}"')
})
`

const onBlog = `export function recipeBox({ storefront }: Settings): Html {
  return widget('selvage-${NAME}', {}, html\`<a href="\${storefront}/en">Selvage</a>\`)
}
`

export const newWidget: Recipe = {
  title: 'A widget',
  pieces: [
    { file: `packages/embed/src/${NAME}/${NAME}.widget.ts`, text: widget },
    { file: NAMES, after: 'export const WIDGET_NAMES = [', text: `  '${NAME}',` },
    {
      file: TABLE,
      after: 'export const widgets = {',
      text: row,
      missing: { by: 'types', names: [TABLE, `selvage-${NAME}`] },
    },
    {
      file: 'packages/embed/tools/reserve.styles.ts',
      after: 'export const reserveStyles = `',
      text: `selvage-${NAME}{display:block;min-block-size:44px}`,
    },
    {
      file: `${BLOG}/widgets.ts`,
      before: 'export function cartButton({ storefront }: Settings): Html {',
      text: onBlog,
    },
    {
      file: `${BLOG}/posts.ts`,
      instead:
        "import { addToCart, designCard, fillAYard, wallpaperCalculator } from './widgets.ts'",
      text: "import { addToCart, designCard, fillAYard, recipeBox, wallpaperCalculator } from './widgets.ts'",
    },
    {
      file: `${BLOG}/posts.ts`,
      instead: '    side: (settings) => html`${nowSewing}${designCard(settings, swifts)}`,',
      text: '    side: (settings) => html`${nowSewing}${designCard(settings, swifts)}${recipeBox(settings)}`,',
    },
  ],
  proofs: { 'packages/embed/tools/recipe-box.test.ts': proof },
  tests: ['packages/embed/tools/budget.test.ts'],
}
