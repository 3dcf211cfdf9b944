import { SHOP_PAGE_SIZE } from '@selvage/core/search'
import type { SearchQuery } from '@selvage/core/search'
import { eq, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { cardColumns } from '../design/cards.ts'
import type { CardRow } from '../design/cards.ts'
import { designers, designs } from '../db/schema/catalogue.ts'
import { conditionsOf, NEAR_ENOUGH, orderOf } from './conditions.ts'
import type { WordMode } from './conditions.ts'
import { countDesigns, countFacets } from './counts.ts'
import type { Counts } from './counts.ts'
import { kept } from './kept.ts'
import type { Kept } from './kept.ts'

/** Nobody turns this many pages; a far offset would make the database walk there. */
const MAX_OFFSET = 100_000
const COUNTS_KEPT = 500
const PAGES_KEPT = 200
/** Counts are dearer than pages and change less. */
const COUNTS_LIVE_LONGER = 6

type Found = Counts & { readonly mode: WordMode }
type SearchDeps = Pick<Deps, 'db' | 'config'>
interface Caches {
  readonly counts: Kept<Found>
  readonly pages: Kept<readonly CardRow[]>
}
const caches = new WeakMap<Deps['db'], Caches>()

function cachesOf({ db, config }: SearchDeps): Caches {
  const life = config.catalogueCacheMs
  const found = caches.get(db) ?? { counts: kept<Found>(COUNTS_KEPT, life * COUNTS_LIVE_LONGER), pages: kept<readonly CardRow[]>(PAGES_KEPT, life) }
  caches.set(db, found)
  return found
}

/** One page of a search. */
export interface FoundPage extends Counts {
  readonly rows: readonly CardRow[]
}

/** Finds designs: by words, and when there are none, by words that are nearly those. */
export async function findDesigns(query: SearchQuery, mature: boolean, deps: SearchDeps): Promise<FoundPage> {
  const { offset, sort, ...filters } = query
  const { counts, pages } = cachesOf(deps)
  const found = await counts.get(JSON.stringify([filters, mature, sort === 'fresh-picks']), () => count(query, mature, deps))
  if (offset >= found.total || offset > MAX_OFFSET) return { ...found, rows: [] }
  const rows = await pages.get(JSON.stringify([query, mature]), () => readPage(query, { mature, mode: found.mode }, deps))
  return { ...found, rows }
}

async function readPage(query: SearchQuery, terms: { mature: boolean, mode: WordMode }, deps: SearchDeps): Promise<readonly CardRow[]> {
  const page = (db: Queryable) => db.select(cardColumns).from(designs).innerJoin(designers, eq(designers.id, designs.designerId))
    .where(conditionsOf(query, terms)).orderBy(...orderOf(query, terms.mode)).limit(SHOP_PAGE_SIZE).offset(query.offset)
  return terms.mode === 'words' ? page(deps.db.orm) : near(deps, page)
}

async function count(query: SearchQuery, mature: boolean, deps: Pick<Deps, 'db'>): Promise<Found> {
  const { orm } = deps.db
  const byWords = { mature, mode: 'words' as const }
  const { total, isEstimate } = await countDesigns(orm, query, byWords)
  if (total > 0 || !query.q) return { mode: 'words', total, isEstimate, facets: await countFacets(orm, query, byWords, total) }
  return near(deps, async (tx) => {
    const byNear = { mature, mode: 'near' as const }
    const nearly = await countDesigns(tx, query, byNear)
    return { mode: 'near' as const, ...nearly, facets: await countFacets(tx, query, byNear, nearly.total) }
  })
}

/** Runs reads with our own measure of nearness, which PostgreSQL takes from the session. */
function near<T>(deps: Pick<Deps, 'db'>, run: (tx: Queryable) => Promise<T>): Promise<T> {
  return deps.db.orm.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(NEAR_ENOUGH)}, true)`)
    return run(tx)
  }, { accessMode: 'read only' })
}
