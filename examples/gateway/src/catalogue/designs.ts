import type { FabricCode } from '@selvage/core/fabric'
import { scaleOf } from '@selvage/core/search'
import type { Colour, Style, Topic } from '@selvage/core/search'
import {
  colourNames,
  createRand,
  FAMILIES,
  inksOf,
  isDark,
  measureTile,
  PALETTES,
  palettesOf,
  wrapAt,
} from '@selvage/example-art'
import type { ArtParams, Family, Palette, Rand, TileSize } from '@selvage/example-art'
import { DESIGN_USES } from './design-uses.table.ts'
import { DESIGNERS } from './designers.table.ts'
import { slugOf } from './slug.ts'
import { STORIES } from './stories.table.ts'
import type { Story } from './stories.table.ts'
import { titleOf } from './titles.ts'
import { OCCASIONS, SEASONS } from './vocabulary.table.ts'

/** A design as the database is seeded with it. */
export type SeedDesign = ArtParams &
  TileSize & {
    id: number
    title: string
    slug: string
    designerId: number
    /** The colours that are printed, the ground first. */
    paletteHexes: string[]
    tags: string[]
    style: Style
    topics: Topic[]
    /** Colour families, what is seen most first. */
    colours: Colour[]
    recommendedFabric: FabricCode
    soldCount: number
    favoriteCount: number
    /** ISO date and time. */
    createdAt: string
    /** Won a design challenge. */
    winner: boolean
    mature: boolean
    forSale: boolean
  }

/** The fabric that most designs are recommended on. @source spec 2 §3.2 */
const DEFAULT_FABRIC: FabricCode = 'PETAL_SIGNATURE_COTTON'

/** One design of so many has won a challenge: a value of the reference catalog. */
const WINNERS_EVERY = 53

/** The last moment at which a seeded design was put up. */
const NEWEST = Date.UTC(2026, 9, 31, 18)
const THREE_YEARS = 3 * 365 * 24 * 3600 * 1000

const palettesFor = new Map<string, readonly Palette[]>(
  FAMILIES.map((family) => [family.id, palettesOf(family, PALETTES)]),
)

const designersFor = new Map<string, readonly number[]>(
  FAMILIES.map(({ id }) => [
    id,
    DESIGNERS.flatMap((d, i) => (d.families.includes(id) ? [i + 1] : [])),
  ]),
)

const usesFor = new Map<string, readonly string[]>(
  FAMILIES.map(({ id }) => [
    id,
    Object.keys(DESIGN_USES).filter((use) => DESIGN_USES[use]?.includes(id)),
  ]),
)

function storyOf(family: Family): Story {
  const story = STORIES[family.id]
  if (!story) throw new RangeError(`no story is told of ${family.id}`)
  return story
}

const seasonal: readonly Topic[] = ['christmas', 'halloween', 'valentines-day']
const anySeason = [...OCCASIONS, ...SEASONS]

function occasionsOf(story: Story): readonly string[] {
  return story.topics.some((topic) => seasonal.includes(topic)) ? OCCASIONS : anySeason
}

interface Tagged {
  readonly family: Family
  readonly story: Story
  readonly palette: Palette
  readonly repeatWidthIn: number
}

function tagsOf({ family, story, palette, repeatWidthIn }: Tagged, rand: Rand): string[] {
  const own = rand.shuffle(story.tags).slice(0, 5)
  const ground = isDark(inksOf(palette)) ? 'dark ground' : 'light ground'
  const topics = story.topics.map((topic) => topic.replaceAll('-', ' '))
  const print = [story.style, ground, `${scaleOf(repeatWidthIn)} scale`]
  return [...new Set([...own, ...topics, ...print, ...(usesFor.get(family.id) ?? [])])]
}

/** The design of that id; the same on every machine and for every catalogue size. */
export function designOf(id: number): SeedDesign {
  const index = id - 1
  // each run of ids takes every family once, in an order of its own
  const run = Math.floor(index / FAMILIES.length)
  const order = createRand(`run ${run}`).shuffle(FAMILIES)
  const family = wrapAt(order, index)
  const story = storyOf(family)
  const palettes = palettesFor.get(family.id) ?? PALETTES
  const rand = createRand(`design ${id}`)
  const named = titleOf(story.titles, occasionsOf(story), palettes, run)
  const palette = named.palette ?? rand.pick(palettes)
  const inks = inksOf(palette)
  // the first of a family's repeats is its natural one
  const repeat = rand.chance(0.4) ? wrapAt(family.repeats, 0) : rand.pick(family.repeats)
  const art: ArtParams = {
    family: family.id,
    seed: rand.int(1, 2_000_000_000),
    palette: palette.name,
    repeat,
  }
  const size = measureTile(art)
  const hexes = [...new Set(family.inks.map((role) => inks[role]))]
  const loved = rand.next() ** 5
  const soldCount = Math.floor(loved * 4200 + rand.range(0, 24))
  return {
    id,
    title: named.title,
    slug: slugOf(named.title),
    designerId: rand.pick(designersFor.get(family.id) ?? [1]),
    ...art,
    ...size,
    paletteHexes: hexes,
    tags: tagsOf({ family, story, palette, repeatWidthIn: size.repeatWidthIn }, rand),
    style: story.style,
    topics: [...story.topics],
    colours: colourNames(hexes),
    recommendedFabric: rand.chance(0.72) ? DEFAULT_FABRIC : story.cloth,
    soldCount,
    favoriteCount: Math.floor(soldCount * rand.range(0.6, 3.2) + rand.range(0, 40)),
    createdAt: new Date(NEWEST - Math.floor(rand.next() * THREE_YEARS)).toISOString(),
    mature: rand.chance(0.005),
    forSale: !rand.chance(0.03),
    winner: id % WINNERS_EVERY === 0,
  }
}

/** Designs 1 to `count`, one at a time, so that a million need no room. */
export function* designsOf(count: number): Generator<SeedDesign, void, undefined> {
  for (let id = 1; id <= count; id += 1) yield designOf(id)
}
