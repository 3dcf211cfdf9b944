import { DEFAULT_SHARE } from '@selvage/core/search'
import type { ColourShare, SearchQuery } from '@selvage/core/search'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { designers, designs } from '../db/schema/catalogue.ts'
import { conditionsOf, DIMENSIONS, scaleOfWidth } from './conditions.ts'
import type { Dimension, SearchTerms } from './conditions.ts'

/** Counts are exact up to here; above, they are estimates that say so. */
const EXACT_UP_TO = 10_000

interface Facet {
  value: string
  count: number
}

/** How many designs fit, and how many each filter would leave. */
export interface Counts {
  readonly total: number
  readonly isEstimate: boolean
  readonly facets: Readonly<Record<Exclude<Dimension, 'designer'>, Facet[]>> & {
    readonly designer: (Facet & { name: string })[]
  }
}

interface CountRow extends Record<string, unknown> {
  /** `size` for the number of designs that the filter of its value was counted over. */
  kind: Dimension | 'size'
  value: string
  name: string | null
  n: number
}

/**
 * Counts what fits and what every filter would leave, in one statement. A filter that is on is
 * counted as if it were off, so that its alternatives show. Above `exactUpTo` designs the planner's
 * estimate stands for the total of a set, and a sample for its counts.
 */
export async function countDesigns(
  db: Queryable,
  query: SearchQuery,
  terms: SearchTerms,
  exactUpTo = EXACT_UP_TO,
): Promise<Counts> {
  const share = query.share ?? DEFAULT_SHARE
  const chosen: Readonly<Record<Dimension, readonly string[] | undefined>> = {
    style: query.styles,
    topic: query.topics,
    color: query.colours.length > 0 ? query.colours : undefined,
    scale: query.scales,
    designer: query.designers,
  }
  const whereOf = (without?: Dimension): SQL =>
    conditionsOf(query, { ...terms, without }) ?? sql`true`
  // Filters without a choice are counted over the same designs.
  const sets = [
    { name: 'all', where: whereOf(), counts: DIMENSIONS.filter((each) => !chosen[each]) },
    ...DIMENSIONS.filter((each) => chosen[each]).map((each) => ({
      name: each,
      where: whereOf(each),
      counts: [each],
    })),
  ]
  const withSets = sets.map(
    ({ name, where }) =>
      sql`${sql.identifier(`fit_${name}`)} AS MATERIALIZED (${sampleOf(where, exactUpTo)})`,
  )
  const parts = sets.flatMap(({ name, counts }) => {
    const from = sql`${sql.identifier(`fit_${name}`)}`
    const size = sql`SELECT 'size' AS kind, ${name}::text AS value, count(*)::integer AS n FROM ${from}`
    return counts.length > 0 ? [size, facetsOf(from, counts, share)] : [size]
  })
  const { rows } = await db.execute<CountRow>(sql`
    WITH ${sql.join(withSets, sql`, `)}, counted AS (${sql.join(parts, sql` UNION ALL `)})
    SELECT counted.kind, coalesce(d.screen_name, counted.value) AS value, d.name, counted.n
    FROM counted LEFT JOIN ${designers} AS d
      ON counted.kind = 'designer' AND d.id::text = counted.value
    ORDER BY n DESC, value`)
  const totals = new Map<string, number>()
  for (const { name, where } of sets) {
    const counted = rows.find(({ kind, value }) => kind === 'size' && value === name)?.n ?? 0
    totals.set(name, counted > exactUpTo ? await estimate(db, where, counted) : counted)
  }
  const total = totals.get('all') ?? 0
  const facet = (dimension: Dimension): (Facet & { name: string | null })[] => {
    const only = chosen[dimension]?.length === 1 ? chosen[dimension][0] : undefined
    const of = totals.get(chosen[dimension] ? dimension : 'all') ?? 0
    const scale = Math.max(1, of / exactUpTo)
    return rows
      .filter(({ kind }) => kind === dimension)
      .map(({ value, name, n }) => {
        // The designs of the only choice are those that are found.
        const count = value === only ? total : Math.round(n * scale)
        return { value, name, count }
      })
  }
  const unnamed = (dimension: Dimension): Facet[] =>
    facet(dimension).map(({ value, count }) => ({ value, count }))
  return {
    total,
    isEstimate: total > exactUpTo,
    facets: {
      style: unnamed('style'),
      topic: unnamed('topic'),
      color: unnamed('color'),
      scale: unnamed('scale'),
      designer: facet('designer').flatMap(({ value, name, count }) =>
        name === null ? [] : [{ value, name, count }],
      ),
    },
  }
}

/** The planner's estimate of how many designs fit. */
async function estimate(db: Queryable, where: SQL, counted: number): Promise<number> {
  const {
    rows: [plan],
  } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`EXPLAIN (FORMAT JSON) SELECT 1 FROM ${designs} WHERE ${where}`,
  )
  return Math.max(counted, plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? counted)
}

const sampleOf = (where: SQL, exactUpTo: number): SQL =>
  sql`SELECT style, topics, colours, repeat_width_in, designer_id FROM ${designs} WHERE ${where} LIMIT ${exactUpTo + 1}`

/** The number of a design's first colors that a share looks at. */
const COLOUR_RANKS: Readonly<Record<ColourShare, number>> = { ground: 1, third: 2, touch: 99 }

/** The values that one design of the set `one` has of a filter. */
function valuesOf(dimension: Dimension, share: ColourShare): SQL {
  switch (dimension) {
    case 'style':
      return sql`SELECT 'style', one.style WHERE one.style IS NOT NULL`
    case 'topic':
      return sql`SELECT 'topic', unnest(one.topics)`
    case 'color':
      return sql`SELECT 'color', unnest(one.colours[1:${sql.raw(String(COLOUR_RANKS[share]))}])`
    case 'designer':
      return sql`SELECT 'designer', one.designer_id::text`
    case 'scale':
      return sql`SELECT 'scale', ${scaleOfWidth(sql`one.repeat_width_in`)}`
  }
}

/** Counts the values of filters over a set of designs. */
function facetsOf(from: SQL, dimensions: readonly Dimension[], share: ColourShare): SQL {
  const values = sql.join(
    dimensions.map((dimension) => valuesOf(dimension, share)),
    sql` UNION ALL `,
  )
  return sql`
    SELECT each.kind, each.value, count(*)::integer AS n
    FROM ${from} AS one, LATERAL (${values}) AS each (kind, value) GROUP BY 1, 2`
}
