import { sql } from 'drizzle-orm'
import type { Deps } from './app-deps.ts'
import { readMigrations } from './db/migrate.ts'
import { jsonAnswer } from './http/answer.ts'
import type { PlainRoute } from './http/handle.ts'

const MEGABYTE = 1024 * 1024

async function partsOf({ db }: Deps) {
  const database = await db.orm.execute(sql`SELECT 1`).then(
    () => 'ok',
    () => 'away',
  )
  return { database, disk: db.writable() ? 'ok' : 'full', kind: db.kind }
}

/**
 * `GET /healthz`: 200 while the process lives, with the state of its database and disk and the
 * memory that it has, megabytes. A process whose database is away heals by itself.
 */
export const healthRoute: PlainRoute = {
  path: '/healthz',
  name: 'health',
  open: false,
  run: async (_request, _params, deps) =>
    jsonAnswer({
      ...(await partsOf(deps)),
      rss_mb: Math.round(process.memoryUsage.rss() / MEGABYTE),
    }),
}

/**
 * `GET /readyz`: 200 while requests can be sent here, else 503 with what is missing: the database
 * answers, has every migration, and can be written to.
 */
export const readyRoute: PlainRoute = {
  path: '/readyz',
  name: 'ready',
  open: false,
  run: async (_request, _params, deps) => {
    const parts = await partsOf(deps)
    const migrations = parts.database === 'ok' && (await isMigrated(deps)) ? 'ok' : 'missing'
    const isReady = parts.database === 'ok' && parts.disk === 'ok' && migrations === 'ok'
    return jsonAnswer({ ...parts, migrations }, isReady ? 200 : 503)
  },
}

const NAMES = readMigrations().map(({ name }) => name)

async function isMigrated({ db }: Deps): Promise<boolean> {
  const { rows } = await db.pool
    .query<{ ran: number }>(
      'SELECT count(*)::int AS ran FROM schema_migrations WHERE name = ANY($1)',
      [NAMES],
    )
    .catch(() => ({ rows: [] }))
  return rows[0]?.ran === NAMES.length
}
