import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { designers, designs } from '../db/schema/catalogue.ts'
import type { DesignRow } from '../db/schema/catalogue.ts'
import { slugOf } from './facets.ts'
import { spreadFamilies } from './spread-families.ts'
import { cardColumns, withDesigner } from './cards.ts'
import type { CardRow } from './cards.ts'

/** The best sellers of the motif that are compared. */
const COMPARED = 240

/** How much of a likeness each thing makes that two designs have in common. */
const WEIGHTS = { style: 3, topic: 2, ground: 3, second: 1, colour: 1 } as const

/** The facts that designs are compared by. */
type Motif = Pick<DesignRow, 'style' | 'topics' | 'colours'>
/** The facts that designs to compare are found by. */
type Findable = Pick<DesignRow, 'style' | 'topics' | 'tags' | 'colours'>

/** Designs that are offered beside another one. */
export const isShown = and(eq(designs.mature, false), eq(designs.forSale, true))

/**
 * How much a design looks like another: by its pattern and its subjects, and by the colors of its
 * cloth, of which the ground counts most.
 */
export function likeness(one: Motif, other: Motif): number {
  const shared = (a: readonly string[], b: readonly string[]): number =>
    a.filter((value) => b.includes(value)).length
  return (
    (one.style !== null && one.style === other.style ? WEIGHTS.style : 0) +
    shared(one.topics, other.topics) * WEIGHTS.topic +
    (one.colours[0] === other.colours[0] ? WEIGHTS.ground : 0) +
    (one.colours[1] === other.colours[1] ? WEIGHTS.second : 0) +
    shared(one.colours, other.colours) * WEIGHTS.colour
  )
}

/**
 * Finds the designs that look most like one: of the best sellers with its pattern or one of its
 * subjects those with the most in common. None is the design itself or one of `without`.
 */
export async function designsLike(
  design: DesignRow,
  {
    without,
    count,
  }: { readonly without: readonly { readonly id: number }[]; readonly count: number },
  { db }: Pick<Deps, 'db'>,
): Promise<CardRow[]> {
  const rows = await db.orm
    .select({
      ...cardColumns,
      style: designs.style,
      topics: designs.topics,
      colours: designs.colours,
    })
    .from(designs)
    .innerJoin(designers, withDesigner)
    .where(and(sharesMotif(design), ne(designs.id, design.id), isShown))
    .orderBy(desc(designs.soldCount), designs.id)
    .limit(COMPARED)
  const isLeftOut = new Set(without.map(({ id }) => id))
  const nearest = rows
    .filter(({ id }) => !isLeftOut.has(id))
    .map((row) => ({ row, likeness: likeness(design, row) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
  return spreadFamilies(nearest.map(({ row }) => row))
}

/**
 * The condition for a design with the same pattern or a subject in common; of a member's design,
 * which has neither, with a tag or its ground in common.
 */
const sharesMotif = ({ style, topics, tags, colours }: Findable): SQL => {
  const facets =
    style === null
      ? [
          ...tags.flatMap((tag) =>
            ['tag', 'topic', 'style'].map((kind) => `${kind}:${slugOf(tag)}`),
          ),
          ...colours.slice(0, 1).map((ground) => `ground:${ground}`),
        ]
      : [`style:${style}`, ...topics.map((topic) => `topic:${topic}`)]
  return sql`${designs.facets} && ${sql.param(facets)}::text[]`
}
