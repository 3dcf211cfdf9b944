import type { SearchQuery } from '@selvage/core/search'
import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { designs } from '../db/schema/catalogue.ts'
import { slugOf } from './facets.ts'

/** The filters that a shopper can see counts for. */
export type Dimension = 'style' | 'topic' | 'color'

/** Least favourites of a fresh pick. */
const FRESH_PICK_FAVOURITES = 100

/** The conditions of a query; `without` leaves one filter out, to count its alternatives. */
export function conditionsOf(
  query: SearchQuery,
  { mature, without }: { mature: boolean; without?: Dimension },
): SQL | undefined {
  const all = [
    ...(query.style && without !== 'style' ? [`style:${query.style}`] : []),
    ...(query.topic && without !== 'topic' ? [`topic:${query.topic}`] : []),
    ...(query.designer ? [`designer:${slugOf(query.designer).replaceAll('-', '_')}`] : []),
  ]
  const colours = without === 'color' ? [] : query.colours.map((colour) => `colour:${colour}`)
  return and(
    ...(mature ? [] : [eq(designs.mature, false)]),
    ...(all.length ? [sql`${designs.facets} @> ${sql.param(all)}::text[]`] : []),
    ...(colours.length ? [sql`${designs.facets} && ${sql.param(colours)}::text[]`] : []),
    ...(query.tag ? [sql`${designs.facets} && ${sql.param(tagFacets(query.tag))}::text[]`] : []),
    ...(query.q ? [sql`${designs.search} @@ ${tsquery(query.q)}`] : []),
    ...(query.sort === 'fresh-picks' ? [gte(designs.favouriteCount, FRESH_PICK_FAVOURITES)] : []),
  )
}

/** The facets that a tag page's slug may mean: a tag, a topic, a style or a color. */
function tagFacets(tag: string): string[] {
  const slug = slugOf(tag)
  const terms = slug.replaceAll('-', ' ')
  return [
    `tag:${slug}`,
    `topic:${slug}`,
    `topic:${terms}`,
    `style:${slug}`,
    `style:${terms}`,
    `colour:${slug}`,
  ]
}

function tsquery(q: string): SQL {
  return sql`websearch_to_tsquery('english', ${q})`
}

/** The order of a sort; ids break ties, so that pages neither repeat nor skip a design. */
export function orderOf({ q, sort }: SearchQuery): SQL[] {
  const byId = sql`${designs.id}`
  switch (sort) {
    case 'newest':
    case 'fresh-picks':
      return [desc(designs.createdAt), byId]
    case 'mostFavorited':
      return [desc(designs.favouriteCount), byId]
    case 'alphabetical':
      return [sql`${designs.title}`, byId]
    case 'trending':
      return [desc(designs.trendScore), byId]
    case 'mostRelevant':
      return [
        ...(q ? [sql`ts_rank_cd(${designs.search}, ${tsquery(q)}) DESC`] : []),
        desc(designs.soldCount),
        byId,
      ]
    case 'bestSelling':
      return [desc(designs.soldCount), byId]
  }
}
