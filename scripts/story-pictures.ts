import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderDesign } from '../examples/art/src/render.ts'
import { buildCatalogue } from '../examples/gateway/src/catalogue/index.ts'
import { root } from './lib/paths.ts'

/**
 * Renders the pictures that the stories show without a server, from designs of the catalog: one of
 * each of the first families, as a card and as a tile. Run it again (`node
 * scripts/story-pictures.ts`) when the art changes.
 */
const count = 12
const folder = join(root, 'stories/pictures')

const { designs, designers } = buildCatalogue(400)
const families = new Set<string>()
const chosen = designs
  .filter((design) => !design.mature && !families.has(design.family) && families.add(design.family))
  .slice(0, count)

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const rows = []
for (const design of chosen) {
  for (const view of ['card', 'tile'] as const) {
    await writeFile(
      join(folder, `${design.id}-${view}.webp`),
      await renderDesign({ art: design, view, width: 650, format: 'webp' }),
    )
  }
  rows.push({
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
  })
}
await writeFile(join(root, 'stories/support/designs.json'), `${JSON.stringify(rows, null, 2)}\n`)
console.log(`${rows.length} designs in stories/pictures`)
