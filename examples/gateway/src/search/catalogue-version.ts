import { sql } from 'drizzle-orm'
import type { Deps } from '../app-deps.ts'
import { createCache } from '../cache/cache.ts'
import type { Cache } from '../cache/cache.ts'

/** A gateway sees what another one has changed after so long at most, ms. */
const LIFETIME_MS = 2_000

type Versions = Cache<{ readonly version: string }>
const caches = new WeakMap<Deps['db'], Versions>()

async function load({ db }: Pick<Deps, 'db'>): Promise<{ readonly version: string }> {
  const { rows } = await db.orm.execute<{ version: string }>(
    sql`SELECT last_value || ' ' || is_called AS version FROM catalogue_changes`,
  )
  return { version: rows[0]?.version ?? '' }
}

function cacheOf({ db, config }: Pick<Deps, 'db' | 'config'>): Versions {
  const lifetimeMs = Math.min(LIFETIME_MS, config.catalogueCacheMs)
  const cache = caches.get(db) ?? createCache<{ readonly version: string }>(1, lifetimeMs)
  caches.set(db, cache)
  return cache
}

/**
 * Returns the version of the catalog, which is a part of the keys of what is cached of it: what a
 * member makes or changes is found at once, by every gateway of the database within two seconds.
 */
export async function catalogueVersion(deps: Pick<Deps, 'db' | 'config'>): Promise<string> {
  return (await cacheOf(deps).get('', () => load(deps))).version
}

/** Makes a new version, once the change is committed. */
export async function changeCatalogue(deps: Pick<Deps, 'db' | 'config'>): Promise<void> {
  await deps.db.orm.execute(sql`SELECT nextval('catalogue_changes')`)
  await cacheOf(deps).refresh('', () => load(deps))
}
