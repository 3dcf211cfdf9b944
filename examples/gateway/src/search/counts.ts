import type { SearchQuery } from '@selvage/core/search'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { designs } from '../db/schema/catalogue.ts'
import { conditionsOf } from './conditions.ts'
import type { Dimension } from './conditions.ts'

/** Counts are exact up to here; above, they are estimates that say so. */
const EXACT_UP_TO = 10_000
const DIMENSIONS: readonly Dimension[] = ['style', 'topic', 'color']

interface Facet {
  value: string
  count: number
}

/** How many designs fit, and how many each filter would leave. */
export interface Counts {
  readonly total: number
  readonly isEstimate: boolean
  readonly facets: { style: Facet[]; topic: Facet[]; color: Facet[] }
}

interface Terms {
  readonly mature: boolean
}

/** How many designs fit: exact up to 10,000, else the planner's estimate. */
export async function countDesigns(
  db: Queryable,
  query: SearchQuery,
  terms: Terms,
): Promise<{ total: number; isEstimate: boolean }> {
  const where = conditionsOf(query, terms) ?? sql`true`
  const {
    rows: [counted],
  } = await db.execute<{ n: number }>(
    sql`SELECT count(*)::integer AS n FROM (SELECT 1 FROM ${designs} WHERE ${where} LIMIT ${EXACT_UP_TO + 1}) AS fit`,
  )
  const n = counted?.n ?? 0
  if (n <= EXACT_UP_TO) return { total: n, isEstimate: false }
  const {
    rows: [plan],
  } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`EXPLAIN (FORMAT JSON) SELECT 1 FROM ${designs} WHERE ${where}`,
  )
  return { total: Math.max(n, plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? n), isEstimate: true }
}

/**
 * Counts for every filter. A filter that is on is counted as if it were off, so that its
 * alternatives show.
 */
export async function countFacets(
  db: Queryable,
  query: SearchQuery,
  terms: Terms,
  total: number,
): Promise<Counts['facets']> {
  const on: Record<Dimension, boolean> = {
    style: query.style !== undefined,
    topic: query.topic !== undefined,
    color: query.colours.length > 0,
  }
  const shared = await facetsOf(
    db,
    query,
    terms,
    DIMENSIONS.filter((dimension) => !on[dimension]),
    undefined,
    total,
  )
  for (const dimension of DIMENSIONS.filter((one) => on[one])) {
    const { total: more } = await countDesigns(db, withoutFilter(query, dimension), terms)
    shared.set(
      dimension,
      (await facetsOf(db, query, terms, [dimension], dimension, more)).get(dimension) ?? [],
    )
  }
  return {
    style: shared.get('style') ?? [],
    topic: shared.get('topic') ?? [],
    color: shared.get('color') ?? [],
  }
}

function withoutFilter(query: SearchQuery, dimension: Dimension): SearchQuery {
  if (dimension === 'color') return { ...query, colours: [] }
  const { [dimension]: _off, ...rest } = query
  return rest
}

const VALUES = {
  style: sql`SELECT 'style' AS kind, fit.style AS value`,
  topic: sql`SELECT 'topic', unnest(fit.topics)`,
  color: sql`SELECT 'color', unnest(fit.colours)`,
} as const

async function facetsOf(
  db: Queryable,
  query: SearchQuery,
  terms: Terms,
  dimensions: readonly Dimension[],
  without: Dimension | undefined,
  total: number,
): Promise<Map<Dimension, Facet[]>> {
  const found = new Map<Dimension, Facet[]>()
  if (dimensions.length === 0) return found
  const where =
    conditionsOf(query, { mature: terms.mature, ...(without && { without }) }) ?? sql`true`
  const values = sql.join(
    dimensions.map((dimension) => VALUES[dimension]),
    sql` UNION ALL `,
  )
  const { rows } = await db.execute<{ kind: Dimension; value: string; n: number }>(sql`
    SELECT each.kind, each.value, count(*)::integer AS n
    FROM (SELECT style, topics, colours FROM ${designs} WHERE ${where} LIMIT ${EXACT_UP_TO}) AS fit, LATERAL (${values}) AS each (kind, value)
    GROUP BY each.kind, each.value ORDER BY n DESC, each.value`)
  // Beyond the exact range a sample stands for the whole, and the answer says that it is an
  // estimate.
  const scale = Math.max(1, total / EXACT_UP_TO)
  for (const { kind, value, n } of rows)
    found.set(kind, [...(found.get(kind) ?? []), { value, count: Math.round(n * scale) }])
  return found
}
