import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderDesign } from '../examples/gateway/src/art/render.ts'
import { buildCatalogue, type SeedDesign } from '../examples/gateway/src/catalogue/index.ts'
import { root } from './lib/paths.ts'

/**
 * Takes the sample designs of `@selvage/core/testing` from the reference catalogue, with their pictures for the stories
 * under the paths that the gateway serves them at. Run it anew (`node scripts/sample-designs.ts`) when the art changes.
 */
const count = 20
// What a browser asks for; the widest pictures would be most of the weight, so the middle ones stand in for them.
const shown = [
  { view: 'card', width: 300, format: 'avif', as: [300] },
  { view: 'card', width: 650, format: 'avif', as: [650, 1024] },
  { view: 'card', width: 300, format: 'webp', as: [300] },
  { view: 'tile', width: 300, format: 'webp', as: [300] },
  { view: 'tile', width: 650, format: 'webp', as: [650, 1024] },
] as const
const pictures = join(root, 'stories/gateway/images/designs')
const table = join(root, 'packages/core/src/testing/sample-designs.table.ts')

const { designs, designers } = buildCatalogue(400)
const families = new Set<string>()
const chosen = designs.filter((design) => !design.mature && design.forSale && !families.has(design.family) && families.add(design.family)).slice(0, count)

const row = (design: SeedDesign) => ({
  id: design.id, title: design.title, slug: design.slug, designerId: design.designerId, palette: design.paletteHexes,
  repeat: { type: design.repeat, width: design.repeatWidthIn, height: design.repeatHeightIn, period_width: design.periodWidthIn, period_height: design.periodHeightIn },
  tags: design.tags, style: design.style, topics: design.topics, colours: design.colours, recommendedFabric: design.recommendedFabric,
  sold: design.soldCount, favourites: design.favouriteCount, createdAt: design.createdAt,
})
const ids = new Set(chosen.map(({ designerId }) => designerId))
const people = designers.filter(({ id }) => ids.has(id)).map(({ id, name, screenName, bio, town }) => ({ id, name, screenName, bio, town }))
const lines = (rows: readonly object[]) => rows.map((each) => `  ${JSON.stringify(each)},`).join('\n')

await writeFile(table, `import type { RepeatType } from '../design/design.contract.ts'
import type { FabricCode } from '../fabric/fabrics.table.ts'

/** A design of the sample shop; a copy from the reference catalogue, made by scripts/sample-designs.ts. */
export interface SampleDesign {
  readonly id: number
  readonly title: string
  readonly slug: string
  readonly designerId: number
  /** The colours that are printed, the ground first. */
  readonly palette: readonly string[]
  /** Inches, under the wire's names. */
  readonly repeat: { readonly type: RepeatType, readonly width: number, readonly height: number, readonly period_width: number, readonly period_height: number }
  readonly tags: readonly string[]
  readonly style: string
  readonly topics: readonly string[]
  readonly colours: readonly string[]
  readonly recommendedFabric: FabricCode
  readonly sold: number
  readonly favourites: number
  readonly createdAt: string
}

export interface SampleDesigner {
  readonly id: number
  readonly name: string
  readonly screenName: string
  readonly bio: string
  readonly town: string
}

export const SAMPLE_DESIGNERS: readonly SampleDesigner[] = [
${lines(people)}
]

export const SAMPLE_DESIGNS: readonly SampleDesign[] = [
${lines(chosen.map(row))}
]
`)

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
console.log(`${chosen.length} designs, ${people.length} designers, ${(bytes / 1e6).toFixed(2)} MB of pictures in ${pictures}`)
