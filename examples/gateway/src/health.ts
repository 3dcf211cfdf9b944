import { sql } from 'drizzle-orm'
import { jsonAnswer } from './http/answer.ts'
import type { PlainRoute } from './http/handle.ts'

const MEGABYTE = 1024 * 1024

/**
 * `GET /healthz`: 200 while the database answers and can be written to, else 503 with the reason;
 * with the memory that the process has, megabytes.
 */
export const healthRoute: PlainRoute = {
  path: '/healthz',
  name: 'health',
  open: false,
  run: async (_request, _params, { db }) => {
    const database = await db.orm.execute(sql`SELECT 1`).then(
      () => 'ok',
      () => 'away',
    )
    const disk = db.writable() ? 'ok' : 'full'
    return jsonAnswer(
      { database, disk, kind: db.kind, rss_mb: Math.round(process.memoryUsage.rss() / MEGABYTE) },
      database === 'ok' && disk === 'ok' ? 200 : 503,
    )
  },
}
