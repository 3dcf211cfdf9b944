import { createRand, wrapAt } from '@selvage/example-art'
import { DESIGNERS } from './designers.table.ts'
import { designsOf } from './designs.ts'
import type { SeedDesign } from './designs.ts'
import { slugOf } from './slug.ts'
import { COLLECTION_LINES, COLLECTION_NAMES } from './vocabulary.table.ts'

/** A designer as the database is seeded with them. */
export interface SeedDesigner {
  id: number
  name: string
  screenName: string
  bio: string
  town: string
  /** Pattern families that they favour. */
  families: readonly string[]
}

/** A collection as the database is seeded with it. */
export interface SeedCollection {
  id: number
  name: string
  slug: string
  description: string
  designerId: number
  designIds: number[]
}

/** The reference catalogue. */
export interface Catalogue {
  designers: SeedDesigner[]
  designs: SeedDesign[]
  collections: SeedCollection[]
}

/** Collections draw on this many of the first designs, however large the catalogue. */
const COLLECTED_FROM = 2000

/** The forty designers. */
export function designersOf(): SeedDesigner[] {
  return DESIGNERS.map(({ name, town, bio, families }, i) => ({
    id: i + 1,
    name,
    screenName: slugOf(name).replaceAll('-', '_'),
    bio,
    town,
    families,
  }))
}

/** The hundred collections over the first of a catalogue's designs. */
export function collectionsOf(designs: readonly SeedDesign[]): SeedCollection[] {
  const byDesigner = new Map<number, SeedDesign[]>()
  for (const design of designs.slice(0, COLLECTED_FROM)) {
    if (design.mature) continue
    const list = byDesigner.get(design.designerId)
    if (list) list.push(design)
    else byDesigner.set(design.designerId, [design])
  }
  return COLLECTION_NAMES.map((name, i) => {
    const rand = createRand(`collection ${i + 1}`)
    const designer = wrapAt(DESIGNERS, i)
    const designerId = (i % DESIGNERS.length) + 1
    const own = rand.shuffle(byDesigner.get(designerId) ?? []).slice(0, rand.int(6, 16))
    const thing = own[0]?.title ?? name
    const line = rand.pick(COLLECTION_LINES)
    return {
      id: i + 1,
      name,
      slug: slugOf(name),
      description: line.replace('{designer}', designer.name).replace('{thing}', thing),
      designerId,
      designIds: own.map((design) => design.id),
    }
  })
}

/** The whole reference catalogue; takes no time to speak of, since nothing is rendered. */
export function buildCatalogue(count = COLLECTED_FROM): Catalogue {
  const designs = [...designsOf(count)]
  return { designers: designersOf(), designs, collections: collectionsOf(designs) }
}
