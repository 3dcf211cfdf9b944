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

const proof = `import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildEmbed } from './build-embed.ts'

it('builds the added widget, with its integrity hash and its manifest', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'selvage-recipe-'))
  const files = await buildEmbed({ outDir })
  const [chunk] = files.filter(({ name }) => /^${NAME}-[0-9a-f]{10}\\.js$/.test(name))
  const read = async (name: string) => readFile(join(outDir, name), 'utf8')
  expect(await read('sri.json')).toContain(chunk?.name)
  expect(await read('custom-elements.json')).toContain('"tagName": "selvage-${NAME}"')
  expect(await read('selvage.js')).toContain('${NAME}')
  expect(await read(chunk?.name ?? '')).toContain('Selvage')
  await rm(outDir, { recursive: true })
}, 60_000)
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
