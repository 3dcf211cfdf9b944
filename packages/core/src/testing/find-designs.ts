import type { SearchQuery } from '../search/search-query.ts'
import { readSearchText } from '../search/search-text.ts'
import { DEFAULT_SHARE, scaleOf } from '../search/search.table.ts'
import type { ColourShare, Sort } from '../search/search.table.ts'
import type { SampleDesign } from './sample-design.ts'
import { SAMPLE_DESIGNS } from './sample-designs.table.ts'
import type { TestShop, TestUser } from './test-shop.ts'
import { wireDesignerOf } from './wire-design.ts'

/** The filters that have counts. */
type Dimension = 'style' | 'topic' | 'color' | 'scale' | 'designer'

/** The number of a design's first colors that a share looks at. */
const RANKS: Readonly<Record<ColourShare, number>> = { ground: 1, third: 2, touch: Infinity }

/** Returns the values that a design has of each filter. */
function valuesOf(design: SampleDesign, share: ColourShare): Record<Dimension, readonly string[]> {
  return {
    style: [design.style],
    topic: design.topics,
    color: design.colours.slice(0, RANKS[share]),
    scale: [scaleOf(design.repeat.width)],
    designer: [wireDesignerOf(design).screen_name],
  }
}

const chosenOf = (query: SearchQuery): Record<Dimension, readonly string[]> => ({
  style: query.styles ?? [],
  topic: query.topics ?? [],
  color: query.colours,
  scale: query.scales ?? [],
  designer: query.designers ?? [],
})

/** Returns the text of a design that a search looks through, in lower case. */
export const searchTextOf = (design: SampleDesign) =>
  [design.title, ...design.tags, design.style, ...design.topics, wireDesignerOf(design).name]
    .join(' ')
    .toLowerCase()

/** The first design has won a challenge. */
const isWinner = ({ id }: SampleDesign): boolean => id === SAMPLE_DESIGNS[0]?.id

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) >> 4)

/** True when a color looks much like one of those that were picked. */
function isNear(picked: readonly string[], hex: string): boolean {
  const own = channels(hex)
  return picked.some((other) =>
    channels(other).every((level, at) => Math.abs(level - (own[at] ?? 0)) <= 1),
  )
}

/** Returns the designs that everybody sees: those of members, the newest first, and the samples. */
export const publicDesigns = ({ ownDesigns }: Pick<TestShop, 'ownDesigns'>): SampleDesign[] => [
  ...ownDesigns.filter(({ mature }) => !mature),
  ...SAMPLE_DESIGNS,
]

/** The parts of a user that a search can look through. */
type OwnDesigns = Pick<TestUser, 'connections' | 'favorites'>

/** The designs that a search looks through, and whose it is. */
interface Searched {
  readonly among: readonly SampleDesign[]
  readonly own: OwnDesigns | null
}

/** True for a design of a search's scope. */
function isInScope(
  { id, designerId, forSale }: SampleDesign,
  scope: SearchQuery['scope'],
  own: OwnDesigns | null,
): boolean {
  if (scope === 'connections') return own?.connections.includes(designerId) === true
  if (scope === 'favorites') return own?.favorites.includes(id) === true
  return scope === undefined || forSale === false
}

/**
 * Returns the designs of a query, with a user's own where its scope is theirs; `without` leaves one
 * filter out.
 */
export function findDesigns(
  query: SearchQuery,
  { among, own }: Searched,
  without?: Dimension,
): SampleDesign[] {
  const share = query.share ?? DEFAULT_SHARE
  const chosen = Object.entries(chosenOf(query)).filter(
    ([dimension, values]) => dimension !== without && values.length > 0,
  )
  const { text, colours } = readSearchText(query.q ?? '')
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return among.filter((design) => {
    const values: Readonly<Record<string, readonly string[]>> = valuesOf(design, share)
    return (
      words.every((word) => searchTextOf(design).includes(word)) &&
      colours.every(
        ({ name, colour }) =>
          searchTextOf(design).includes(name) || design.colours.includes(colour),
      ) &&
      isInScope(design, query.scope, own) &&
      (query.tag === undefined || design.tags.includes(query.tag)) &&
      chosen.every(([dimension, wanted]) =>
        wanted.some((value) => values[dimension]?.includes(value)),
      ) &&
      (query.picked === undefined ||
        design.palette.slice(0, RANKS[share]).some((hex) => isNear(query.picked ?? [], hex))) &&
      (query.winnersOnly === undefined || isWinner(design))
    )
  })
}

/** Counts what each value of a filter gives with the other filters as they are. */
export function facetsOf(query: SearchQuery, searched: Searched) {
  const share = query.share ?? DEFAULT_SHARE
  const facet = (dimension: Dimension) => {
    const counts = new Map<string, number>()
    for (const value of findDesigns(query, searched, dimension).flatMap(
      (design) => valuesOf(design, share)[dimension],
    ))
      counts.set(value, (counts.get(value) ?? 0) + 1)
    return [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
  }
  const names = new Map(
    searched.among.map((design) => {
      const { screen_name, name } = wireDesignerOf(design)
      return [screen_name, name]
    }),
  )
  return {
    style: facet('style'),
    topic: facet('topic'),
    color: facet('color'),
    scale: facet('scale'),
    designer: facet('designer').map((one) => ({ ...one, name: names.get(one.value) ?? one.value })),
  }
}

const ORDERS: Readonly<Record<string, (a: SampleDesign, b: SampleDesign) => number>> = {
  bestSelling: (a, b) => b.sold - a.sold,
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  mostFavorited: (a, b) => b.favoriteCount - a.favoriteCount,
  alphabetical: (a, b) => a.title.localeCompare(b.title, 'en'),
}

/** Returns designs in an order of the shop; the others are as the best selling. */
export const sortDesigns = (designs: readonly SampleDesign[], sort: Sort): SampleDesign[] =>
  [...designs].sort(ORDERS[sort] ?? ORDERS['bestSelling'])
