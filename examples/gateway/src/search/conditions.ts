import { DEFAULT_SHARE, readSearchText, SCALE_LIMITS_IN } from '@selvage/core/search'
import type { ColourShare, SearchQuery } from '@selvage/core/search'
import { and, desc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { designs } from '../db/schema/catalogue.ts'
import { connections } from '../db/schema/connections.ts'
import { favorites } from '../db/schema/favorites.ts'
import { cellsNear, CHALLENGE_WINNER, slugOf } from '../design/facets.ts'

/** The filters that a shopper can see counts for. */
export const DIMENSIONS = ['style', 'topic', 'color', 'scale', 'designer'] as const
/** A filter that a shopper can see counts for. */
export type Dimension = (typeof DIMENSIONS)[number]

/** Least favorites of a fresh pick. */
const FRESH_PICK_FAVORITES = 100

/** The ranks of the colors that a share looks at, as the facets name them. */
const COLOUR_KINDS: Readonly<Record<ColourShare, readonly string[]>> = {
  ground: ['ground'],
  third: ['ground', 'second'],
  touch: ['colour'],
}
const INK_KINDS: Readonly<Record<ColourShare, readonly string[]>> = {
  ground: ['ink1'],
  third: ['ink1', 'ink2'],
  touch: ['ink1', 'ink2', 'ink3'],
}

/** The terms of a search beside its query. */
export interface SearchTerms {
  /** Whether mature designs are found. */
  readonly mature: boolean
  /** The member whose connections or favorites are looked through, for a scope of their own. */
  readonly userId?: string | undefined
  /** The text in its own language, in which members may have described their designs. */
  readonly asTyped?: string | undefined
}

/**
 * The conditions of a query: any value of a filter, and all filters. `without` leaves one filter
 * out, to count its alternatives.
 */
export function conditionsOf(
  query: SearchQuery,
  { mature, userId, asTyped, without }: SearchTerms & { readonly without?: Dimension | undefined },
): SQL | undefined {
  const share = query.share ?? DEFAULT_SHARE
  const any: Readonly<Record<Exclude<Dimension, 'scale'>, readonly string[]>> = {
    style: (query.styles ?? []).map((style) => `style:${style}`),
    topic: (query.topics ?? []).map((topic) => `topic:${topic}`),
    color: COLOUR_KINDS[share].flatMap((kind) =>
      query.colours.map((colour) => `${kind}:${colour}`),
    ),
    designer: (query.designers ?? []).map(
      (name) => `designer:${slugOf(name).replaceAll('-', '_')}`,
    ),
  }
  const picked = (query.picked ?? []).flatMap((hex) =>
    INK_KINDS[share].flatMap((kind) => cellsNear(hex).map((cell) => `${kind}:${cell}`)),
  )
  return and(
    ...(mature ? [] : [eq(designs.mature, false)]),
    ...scopeConditions(query.scope, userId),
    ...Object.entries(any).flatMap(([dimension, facets]) =>
      dimension === without || facets.length === 0 ? [] : [overlaps(facets)],
    ),
    ...(query.scales?.length && without !== 'scale'
      ? [inArray(scaleOfWidth(sql`${designs.repeatWidthIn}`), [...query.scales])]
      : []),
    ...(query.winnersOnly ? [overlaps([CHALLENGE_WINNER])] : []),
    ...(picked.length ? [overlaps(picked)] : []),
    ...(query.tag ? [overlaps(tagFacets(query.tag))] : []),
    ...(query.q
      ? [or(and(...textConditions(query.q)), asTyped ? matches(asTyped) : undefined)]
      : []),
    ...(query.sort === 'fresh-picks' ? [gte(designs.favoriteCount, FRESH_PICK_FAVORITES)] : []),
  )
}

/** The size of a design's repeat, of its width. */
export const scaleOfWidth = (width: SQL): SQL =>
  sql`CASE WHEN ${width} <= ${SCALE_LIMITS_IN.small} THEN 'small' WHEN ${width} >= ${SCALE_LIMITS_IN.large} THEN 'large' ELSE 'medium' END`

/** The designs of a scope; those of a member's own only with the member. */
function scopeConditions(scope: SearchQuery['scope'], userId = ''): SQL[] {
  switch (scope) {
    case 'connections':
      return [
        sql`${designs.designerId} IN (SELECT ${connections.designerId} FROM ${connections} WHERE ${connections.userId} = ${userId})`,
      ]
    case 'favorites':
      return [
        sql`${designs.id} IN (SELECT ${favorites.designId} FROM ${favorites} WHERE ${favorites.userId} = ${userId})`,
      ]
    case 'notForSale':
      return [eq(designs.forSale, false)]
    case undefined:
      return []
  }
}

const overlaps = (facets: readonly string[]): SQL =>
  sql`${designs.facets} && ${sql.param(facets)}::text[]`

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

/** A color finds the designs that have it as well as those that are called so. */
function textConditions(q: string): SQL[] {
  const { text, colours } = readSearchText(q)
  return [
    ...(text === '' ? [] : [matches(text)]),
    ...colours.map(
      ({ name, colour }) => sql`(${matches(name)} OR ${overlaps([`colour:${colour}`])})`,
    ),
  ]
}

const matches = (q: string): SQL => sql`${designs.search} @@ ${tsquery(q)}`

function tsquery(q: string): SQL {
  // A database may know the capitals of English alone.
  return sql`websearch_to_tsquery('english', ${q.toLowerCase()})`
}

/** The order of a sort; ids break ties, so that pages neither repeat nor skip a design. */
export function orderOf({ q, sort }: SearchQuery): SQL[] {
  const byId = sql`${designs.id}`
  switch (sort) {
    case 'newest':
    case 'fresh-picks':
      return [desc(designs.createdAt), byId]
    case 'mostFavorited':
      return [desc(designs.favoriteCount), byId]
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
