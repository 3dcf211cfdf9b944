import { SHOP_PAGE_SIZE } from '@selvage/core/search'
import type { SearchQuery, Sort } from '@selvage/core/search'
import type { Deps } from '../app-deps.ts'
import { cardColumns, withDesigner } from '../design/cards.ts'
import type { CardRow } from '../design/cards.ts'
import { designers, designs } from '../db/schema/catalogue.ts'
import { conditionsOf, orderOf } from './conditions.ts'
import type { SearchTerms } from './conditions.ts'
import { countDesigns } from './counts.ts'
import type { Counts } from './counts.ts'
import { createCache } from '../cache/cache.ts'
import type { Cache } from '../cache/cache.ts'
import { catalogueVersion } from './catalogue-version.ts'
import { searchTerms } from './search-terms.ts'
import { spreadFamilies } from '../design/spread-families.ts'

/** Further pages are empty: the database would have to walk there. */
const MAX_OFFSET = 100_000
const MAX_CACHED_COUNTS = 500
const MAX_CACHED_PAGES = 200
/** Orders by a fact that is on the card. */
const EXACT_SORTS: readonly Sort[] = ['newest', 'alphabetical', 'fresh-picks']
/** Counts cost more than pages and change less. */
const COUNTS_LIVE_LONGER = 6

/** Counts, and the text that was really searched for. */
type Found = Counts & { readonly q: string | undefined }
type SearchDeps = Pick<Deps, 'db' | 'config'>
interface Caches {
  readonly counts: Cache<Found>
  readonly pages: Cache<readonly CardRow[]>
}
const caches = new WeakMap<Deps['db'], Caches>()

function cachesOf({ db, config }: SearchDeps): Caches {
  const lifetimeMs = config.catalogueCacheMs
  const found = caches.get(db) ?? {
    counts: createCache<Found>(MAX_CACHED_COUNTS, lifetimeMs * COUNTS_LIVE_LONGER),
    pages: createCache<readonly CardRow[]>(MAX_CACHED_PAGES, lifetimeMs),
  }
  caches.set(db, found)
  return found
}

/** One page of a search. */
export interface FoundPage extends Found {
  readonly rows: readonly CardRow[]
}

/** Finds designs by the typed text, and where nothing matches, by the nearest known words. */
export async function findDesigns(
  query: SearchQuery,
  terms: SearchTerms,
  deps: SearchDeps,
): Promise<FoundPage> {
  const { offset, sort, ...filters } = query
  const { counts, pages } = cachesOf(deps)
  // A member's own is for nobody else, and it changes with each press.
  const cached = <T>(cache: Cache<T>, cacheKey: string, read: () => Promise<T>) =>
    terms.userId === undefined ? cache.get(cacheKey, read) : read()
  const version = await catalogueVersion(deps)
  const key = JSON.stringify([version, filters, terms, sort === 'fresh-picks'])
  const found = await cached(counts, key, () => count(query, terms, deps))
  if (offset >= found.total || offset > MAX_OFFSET) return { ...found, rows: [] }
  const meant = withTerms(query, found.q)
  const rows = await cached(pages, JSON.stringify([version, meant, terms]), () =>
    readPage(meant, terms, deps),
  )
  return { ...found, rows }
}

function withTerms({ q: _typed, ...rest }: SearchQuery, q: string | undefined): SearchQuery {
  return q === undefined ? rest : { ...rest, q }
}

async function readPage(
  query: SearchQuery,
  terms: SearchTerms,
  { db }: SearchDeps,
): Promise<readonly CardRow[]> {
  const rows = await db.orm
    .select(cardColumns)
    .from(designs)
    .innerJoin(designers, withDesigner)
    .where(conditionsOf(query, terms))
    .orderBy(...orderOf(query))
    .limit(SHOP_PAGE_SIZE)
    .offset(query.offset)
  // An order that a shopper can check stays as it is.
  return EXACT_SORTS.includes(query.sort) ? rows : spreadFamilies(rows)
}

async function count(query: SearchQuery, terms: SearchTerms, { db }: SearchDeps): Promise<Found> {
  const counted = await countDesigns(db.orm, query, terms)
  const meant = counted.total === 0 && query.q ? await searchTerms(db.orm, query.q) : undefined
  if (meant === undefined) return { q: query.q, ...counted }
  const corrected = await countDesigns(db.orm, withTerms(query, meant), terms)
  // A word that is only known without the other filters was no mistake.
  return corrected.total === 0 ? { q: query.q, ...counted } : { q: meant, ...corrected }
}
