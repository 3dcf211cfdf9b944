import { DEFAULT_CURRENCY } from '@selvage/core/locale'
import {
  cleanText,
  MAX_SUGGESTIONS,
  MIN_SUGGESTED_LENGTH,
  suggestSearches,
} from '@selvage/core/search'
import type { SpelunkType } from '@selvage/core/search'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { createCache } from '../cache/cache.ts'
import type { Cache } from '../cache/cache.ts'
import { designs } from '../db/schema/catalogue.ts'
import { selectCards, toWireCards } from '../design/cards.ts'
import type { CardRow } from '../design/cards.ts'
import { handle } from '../http/handle.ts'
import type { Route } from '../http/handle.ts'
import { catalogueVersion } from './catalogue-version.ts'
import { findSpelunks, toWireSpelunk } from './find-spelunks.ts'
import { searchTerms } from './search-terms.ts'
import { spreadFamilies } from '../design/spread-families.ts'
import { prefixQuery, suggestTexts } from './suggested-texts.ts'
import type { SuggestedText } from './suggested-texts.ts'

/** Designs among which sisters of one family are spread. */
const DESIGNS_READ = 24
const MAX_CACHED = 500

/** The suggestions for a text, without prices. */
interface Found {
  readonly searches: readonly SuggestedText[]
  readonly designs: readonly CardRow[]
  readonly designers: readonly ReturnType<typeof toWireSpelunk>[]
  readonly collections: readonly ReturnType<typeof toWireSpelunk>[]
}

const caches = new WeakMap<Deps['db'], Cache<Found>>()

function cacheOf({ db, config }: Deps): Cache<Found> {
  const cache = caches.get(db) ?? createCache<Found>(MAX_CACHED, config.catalogueCacheMs)
  caches.set(db, cache)
  return cache
}

async function find(typed: string, lang: string, deps: Deps): Promise<Found> {
  const byName = async (type: SpelunkType) => {
    const rows = await findSpelunks(
      { type, s: typed, byName: true, limit: MAX_SUGGESTIONS[type], offset: 0 },
      deps,
    )
    return rows.map(toWireSpelunk)
  }
  const own = await findDesigns(typed, lang, deps)
  const meant = own.length === 0 ? await searchTerms(deps.db.orm, typed) : undefined
  const [found, searches, designers, collections] = await Promise.all([
    meant === undefined ? own : findDesigns(meant, lang, deps),
    suggestTexts(meant ?? typed, lang, deps.db.orm),
    byName('designers'),
    byName('collections'),
  ])
  return { searches, designs: found, designers, collections }
}

/** The best sellers that have all words of a text, the last of which may be a prefix. */
async function findDesigns(typed: string, lang: string, deps: Deps): Promise<readonly CardRow[]> {
  const prefix = prefixQuery(typed, lang)
  if (prefix === undefined) return []
  const rows = await selectCards(deps)
    .where(and(eq(designs.mature, false), sql`${designs.search} @@ ${prefix}`))
    .orderBy(desc(designs.soldCount), designs.id)
    .limit(DESIGNS_READ)
  return spreadFamilies(rows).slice(0, MAX_SUGGESTIONS.designs)
}

const suggest = handle(suggestSearches, async ({ query }, deps) => {
  const typed = cleanText(query.s)
  if (typed.length < MIN_SUGGESTED_LENGTH)
    return { searches: [], designs: [], designers: [], collections: [] }
  const lang = (query.lang ?? '').slice(0, 2)
  const version = await catalogueVersion(deps)
  const found = await cacheOf(deps).get(JSON.stringify([version, typed.toLowerCase(), lang]), () =>
    find(typed, lang, deps),
  )
  return {
    searches: found.searches.map(({ text, count }) => ({ text, num_designs: count })),
    designs: await toWireCards(found.designs, query.currency ?? DEFAULT_CURRENCY, deps),
    designers: [...found.designers],
    collections: [...found.collections],
  }
})

/** The suggestions for a text that is being typed. */
export const suggestionRoutes: readonly Route[] = [suggest]
