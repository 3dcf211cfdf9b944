import type { Deps } from '../app-deps.ts'
import { describeError } from '../log.ts'
import { RETENTION } from './retention.table.ts'

/** Rows of one statement, so that none locks a table for long. */
const BATCH = 500
/** Statements of one kind in one round; the next round goes on. */
const MOST_BATCHES = 20
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Deletes what is too old, in small batches; gives the number of rows of each kind. A kind that
 * fails is in the log, and holds up no other one.
 */
export async function pruneOnce({
  db,
  now,
  log,
}: Pick<Deps, 'db' | 'now' | 'log'>): Promise<ReadonlyMap<string, number>> {
  const pruned = new Map<string, number>()
  for (const { what, days, sql } of RETENTION) {
    const before = new Date(now().getTime() - days * DAY_MS)
    try {
      pruned.set(what, await pruneRows(sql, before, db))
    } catch (error) {
      log({ level: 'warn', event: 'retention', about: what, error: describeError(error) })
    }
  }
  return pruned
}

async function pruneRows(sql: string, before: Date, db: Deps['db']): Promise<number> {
  let rows = 0
  for (let batch = 0; batch < MOST_BATCHES && db.writable(); batch += 1) {
    const { rowCount } = await db.pool.query(sql, [before, BATCH])
    rows += rowCount ?? 0
    if ((rowCount ?? 0) < BATCH) break
  }
  return rows
}
