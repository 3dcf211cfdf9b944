import { message } from './recipe.ts'
import type { Recipe } from './recipe.ts'

const NAME = 'card-button'
const NAMES = 'packages/embed/src/loader/widget-names.ts'
const TABLE = 'packages/embed/src/widgets.table.ts'
const WRONG_ATTRIBUTES = 'packages/embed/src/wrong-attributes/wrong-attributes.test.ts'
const BLOG = 'examples/partner-blog'
const DRAWINGS = 'examples/storefront/app/embed-builder/kind-drawing.tsx'

const widget = `import { checkAttributes, draw, h, panelStyles } from '../design-card/design-card.chunk.ts'
import type { WidgetContext } from '../page/widget-context.ts'

/** Shows the way to the shop. */
export async function mount(element: HTMLElement, context: WidgetContext): Promise<void> {
  if (!(await checkAttributes(element, context))) return
  const { lang, storefront } = context
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
      file: 'packages/embed/src/page/reserve.styles.ts',
      after: 'const drawnStyles = `',
      text: `selvage-${NAME}{display:block;min-block-size:44px}`,
    },
    {
      file: WRONG_ATTRIBUTES,
      before: "import { mount as fillAYard } from '../fill-a-yard/fill-a-yard.widget.tsx'",
      text: `import { mount as recipeBox } from '../${NAME}/${NAME}.widget.ts'`,
    },
    {
      file: WRONG_ATTRIBUTES,
      before: "  'selvage-fill-a-yard': fillAYard,",
      text: `  'selvage-${NAME}': recipeBox,`,
    },
    {
      file: WRONG_ATTRIBUTES,
      before:
        "  'selvage-fill-a-yard': { ...collection, 'template-id': '7', fabric: 'silk', layout: 'x' },",
      text: `  'selvage-${NAME}': { lang: 'it', theme: 'sepia' },`,
    },
    {
      file: WRONG_ATTRIBUTES,
      before: "  'selvage-fill-a-yard': { 'collection-id': '12' },",
      text: `  'selvage-${NAME}': {},`,
    },
    {
      file: DRAWINGS,
      before:
        "  'design-card': { lines: 'M18 1h28v38H18zM22 31h16M22 35h9', cloth: 'M18 1h28v24H18z' },",
      text: `  '${NAME}': { lines: 'M12 10h40v20H12z' },`,
      missing: { by: 'types', names: [DRAWINGS, NAME] },
    },
    ...message(
      'builder',
      `kind_${NAME}`,
      { en: 'Way to the shop', de: 'Weg zum Shop', es: 'Camino a la tienda', fr: 'Accès au site' },
      { by: 'types', names: ['examples/storefront/app/embed-builder', 'Expected 2 arguments'] },
    ),
    {
      file: `${BLOG}/widgets.ts`,
      before: 'export function cartButton({ storefront }: Settings): Html {',
      text: onBlog,
    },
    {
      file: `${BLOG}/posts.ts`,
      after: '  fillAYard,',
      text: '  recipeBox,',
    },
    {
      file: `${BLOG}/posts.ts`,
      instead: '    side: (settings) => html`${nowSewing}${designCard(settings, swifts)}`,',
      text: '    side: (settings) => html`${nowSewing}${designCard(settings, swifts)}${recipeBox(settings)}`,',
    },
  ],
  proofs: { 'packages/embed/tools/made-up-widget.test.ts': proof },
  tests: ['packages/embed/tools/budget.test.ts', WRONG_ATTRIBUTES],
}
