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
  kind: Dimension | 'total'
  value: string
  name: string | null
  n: number
}

/**
 * Counts what fits and what every filter would leave, in one statement. A filter that is on is
 * counted as if it were off, so that its alternatives show. Above 10,000 designs the planner's
 * estimate stands for the total, and a sample for the counts.
 */
export async function countDesigns(
  db: Queryable,
  query: SearchQuery,
  terms: SearchTerms,
): Promise<Counts> {
  const own = conditionsOf(query, terms) ?? sql`true`
  const share = query.share ?? DEFAULT_SHARE
  // Filters without a choice are counted over the same designs.
  const isOn: Readonly<Record<Dimension, boolean>> = {
    style: query.styles !== undefined,
    topic: query.topics !== undefined,
    color: query.colours.length > 0,
    scale: query.scales !== undefined,
    designer: query.designers !== undefined,
  }
  const off = DIMENSIONS.filter((dimension) => !isOn[dimension])
  const on = DIMENSIONS.filter((dimension) => isOn[dimension])
  const parts = [
    sql`SELECT 'total' AS kind, '' AS value, count(*)::integer AS n FROM fit`,
    ...(off.length ? [facetsOf(sql`fit`, off, share)] : []),
    ...on.map((dimension) =>
      facetsOf(
        sql`(${sampleOf(conditionsOf(query, { ...terms, without: dimension }) ?? sql`true`)})`,
        [dimension],
        share,
      ),
    ),
  ]
  const { rows } = await db.execute<CountRow>(sql`
    WITH fit AS MATERIALIZED (${sampleOf(own)}), counted AS (${sql.join(parts, sql` UNION ALL `)})
    SELECT counted.kind, coalesce(d.screen_name, counted.value) AS value, d.name, counted.n
    FROM counted LEFT JOIN ${designers} AS d
      ON counted.kind = 'designer' AND d.id::text = counted.value
    ORDER BY n DESC, value`)
  const counted = rows.find(({ kind }) => kind === 'total')?.n ?? 0
  const total = counted > EXACT_UP_TO ? await estimate(db, own, counted) : counted
  const scale = Math.max(1, total / EXACT_UP_TO)
  const facet = (dimension: Dimension): Facet[] =>
    rows
      .filter(({ kind }) => kind === dimension)
      .map(({ value, n }) => ({ value, count: Math.round(n * scale) }))
  return {
    total,
    isEstimate: total > EXACT_UP_TO,
    facets: {
      style: facet('style'),
      topic: facet('topic'),
      color: facet('color'),
      scale: facet('scale'),
      designer: rows.flatMap(({ kind, value, name, n }) =>
        kind === 'designer' && name !== null ? [{ value, name, count: Math.round(n * scale) }] : [],
      ),
    },
  }
}

/** How many designs fit: exact up to 10,000, else the planner's estimate. */
async function estimate(db: Queryable, where: SQL, counted: number): Promise<number> {
  const {
    rows: [plan],
  } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`EXPLAIN (FORMAT JSON) SELECT 1 FROM ${designs} WHERE ${where}`,
  )
  return Math.max(counted, plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? counted)
}

const sampleOf = (where: SQL): SQL =>
  sql`SELECT style, topics, colours, repeat_width_in, designer_id FROM ${designs} WHERE ${where} LIMIT ${EXACT_UP_TO + 1}`

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
