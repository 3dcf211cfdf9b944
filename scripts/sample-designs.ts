import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { renderDesign } from '../examples/art/src/render.ts'
import { renderLayout } from '../examples/art/src/render-layout.ts'
import { buildCatalogue } from '../examples/gateway/src/catalogue/index.ts'
import type { SeedDesign } from '../examples/gateway/src/catalogue/index.ts'
import { gridOf, readLayoutCode } from '../packages/core/src/fill-a-yard/index.ts'
import { SAMPLE_LAYOUTS } from '../packages/core/src/testing/index.ts'
import type { SampleDesign } from '../packages/core/src/testing/index.ts'
import { root } from './lib/paths.ts'
import { drawSampleThings } from './sample-things.ts'

/**
 * Copies the sample designs of `@selvage/core/testing` from the reference catalog, lists them for
 * the stories that have no gateway, and draws their pictures, those of the sample layouts and those
 * of the products in stories, under the paths that the gateway serves them at. Run it again (`node
 * --conditions=selvage-source scripts/sample-designs.ts`) when the art changes.
 */
const count = 20
// Pictures that a browser requests. The one of 650 px is used for its neighbors as well: these
// would be most of the total size.
const shown = [
  { view: 'card', width: 300, format: 'avif', as: [300] },
  { view: 'card', width: 650, format: 'avif', as: [480, 650, 1024] },
  { view: 'card', width: 300, format: 'webp', as: [300] },
  { view: 'tile', width: 300, format: 'webp', as: [300] },
  { view: 'tile', width: 650, format: 'webp', as: [480, 650, 1024] },
] as const
const shownLayouts = [
  { width: 300, as: [300] },
  { width: 650, as: [650, 1024] },
] as const
const pictures = join(root, 'stories/gateway/images/designs')
const layouts = join(root, 'stories/gateway/images/layouts')
const table = join(root, 'packages/core/src/testing/sample-designs.table.ts')

const { designs, designers } = buildCatalogue(400)
const families = new Set<string>()
const chosen = designs
  .filter(
    (design) =>
      !design.mature &&
      design.forSale &&
      !families.has(design.family) &&
      families.add(design.family),
  )
  .slice(0, count)

const row = (design: SeedDesign): SampleDesign => ({
  id: design.id,
  title: design.title,
  slug: design.slug,
  designerId: design.designerId,
  palette: design.paletteHexes,
  repeat: {
    type: design.repeat,
    width: design.repeatWidthIn,
    height: design.repeatHeightIn,
    period_width: design.periodWidthIn,
    period_height: design.periodHeightIn,
  },
  tags: design.tags,
  style: design.style,
  topics: design.topics,
  colours: design.colours,
  recommendedFabric: design.recommendedFabric,
  sold: design.soldCount,
  favoriteCount: design.favoriteCount,
  createdAt: design.createdAt,
})
const ids = new Set(chosen.map(({ designerId }) => designerId))
const people = designers
  .filter(({ id }) => ids.has(id))
  .map(({ id, name, screenName, bio, town }) => ({ id, name, screenName, bio, town }))
const missing = (id: number): never => {
  throw new Error(
    `A sample prints the design ${id}, which is no sample design. Change sample-layouts.table.ts or the lines of stories/support/read.ts.`,
  )
}
const lines = (rows: readonly object[]) =>
  rows.map((each) => `  ${JSON.stringify(each)},`).join('\n')

await writeFile(
  table,
  `import type { SampleDesign, SampleDesigner } from './sample-design.ts'

export const SAMPLE_DESIGNERS: readonly SampleDesigner[] = [
${lines(people)}
]

export const SAMPLE_DESIGNS: readonly SampleDesign[] = [
${lines(chosen.map(row))}
]
`,
)

const listed = chosen.map((design) => ({
  id: design.id,
  title: design.title,
  designer: designers[design.designerId - 1]?.name ?? '',
  palette: design.paletteHexes,
  repeat: {
    type: design.repeat,
    widthIn: design.repeatWidthIn,
    heightIn: design.repeatHeightIn,
    periodWidthIn: design.periodWidthIn,
    periodHeightIn: design.periodHeightIn,
  },
}))
await writeFile(join(root, 'stories/support/designs.json'), `${JSON.stringify(listed, null, 2)}\n`)

await rm(pictures, { recursive: true, force: true })
let bytes = 0
for (const design of chosen) {
  const folder = join(pictures, String(design.id))
  await mkdir(folder, { recursive: true })
  for (const { view, width, format, as } of shown) {
    const picture = await renderDesign({ art: design, view, width, format })
    bytes += picture.length
    for (const name of as) await writeFile(join(folder, `${view}-${name}.${format}`), picture)
  }
}

await rm(layouts, { recursive: true, force: true })
for (const { image, code } of Object.values(SAMPLE_LAYOUTS)) {
  const layout = readLayoutCode(code)
  if (!layout)
    throw new Error(
      `The sample layout "${code}" is none, so it has no picture. Change sample-layouts.table.ts.`,
    )
  const art = [...new Set(layout.cells.filter((cell) => cell !== null))].map(
    (id) => chosen.find((design) => design.id === id) ?? missing(id),
  )
  const cells = layout.cells.map((cell) =>
    cell === null ? null : art.findIndex(({ id }) => id === cell),
  )
  const folder = join(layouts, image)
  await mkdir(folder, { recursive: true })
  for (const { width, as } of shownLayouts) {
    const picture = await renderLayout({
      grid: gridOf(layout.templateId, layout.fabric),
      cells,
      art,
      width,
      format: 'webp',
    })
    bytes += picture.length
    for (const name of as) await writeFile(join(folder, `${name}.webp`), picture)
  }
}
const things = await drawSampleThings((id) => chosen.find((one) => one.id === id) ?? missing(id))
bytes += things.bytes
console.log(
  `${chosen.length} designs, ${people.length} designers, ${Object.keys(SAMPLE_LAYOUTS).length} layouts, ${things.count} products, ${(bytes / 1e6).toFixed(2)} MB of pictures in ${dirname(pictures)}`,
)
