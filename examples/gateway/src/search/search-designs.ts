import { SHOP_PAGE_SIZE } from '@selvage/core/search'
import type { SearchQuery } from '@selvage/core/search'
import { sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import type { Queryable } from '../db/database.ts'
import { cardColumns, selectCards } from '../design/cards.ts'
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
const COUNTS_LIFE_MS = 60_000

type Found = Counts & { readonly mode: WordMode }
const counts = new WeakMap<Deps['db'], Kept<Found>>()

/** One page of a search. */
export interface FoundPage extends Counts {
  readonly rows: readonly CardRow[]
}

/** Finds designs: by words, and when there are none, by words that are nearly those. */
export async function findDesigns(query: SearchQuery, mature: boolean, deps: Pick<Deps, 'db'>): Promise<FoundPage> {
  const found = await countsOf(query, mature, deps)
  const offset = Math.min(query.offset, MAX_OFFSET + 1)
  if (offset >= found.total || offset > MAX_OFFSET) return { ...found, rows: [] }
  const terms = { mature, mode: found.mode }
  const rows = found.mode === 'words'
    ? await selectCards(deps).where(conditionsOf(query, terms)).orderBy(...orderOf(query, found.mode)).limit(SHOP_PAGE_SIZE).offset(offset)
    : await near(deps, (tx) => tx.select(cardColumns).from(designs).innerJoin(designers, sql`${designers.id} = ${designs.designerId}`)
      .where(conditionsOf(query, terms)).orderBy(...orderOf(query, found.mode)).limit(SHOP_PAGE_SIZE).offset(offset))
  return { ...found, rows }
}

function countsOf(query: SearchQuery, mature: boolean, deps: Pick<Deps, 'db'>): Promise<Found> {
  let cache = counts.get(deps.db)
  if (!cache) counts.set(deps.db, cache = kept(COUNTS_KEPT, COUNTS_LIFE_MS))
  const { offset: _offset, sort, ...filters } = query
  const key = JSON.stringify([filters, mature, sort === 'fresh-picks'])
  return cache.get(key, () => count(query, mature, deps))
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
