import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toHttpError } from '../http/answer.ts'
import { FolderInUse } from './data-lock.ts'
import { openPglite } from './open-database.ts'
import { startPglite } from './pglite-engine.ts'
import { DiskFull } from './sql-error.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvage-pglite-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('the embedded database', () => {
  it('comes back with everything that was committed when its thread is lost, and drops what was not', async () => {
    const engine = await startPglite({ dataDir: join(folder, 'pglite'), snapshot: null })
    const pool = new pg.Pool({
      max: 1,
      stream: () => engine.stream() as unknown as import('node:net').Socket,
    })
    pool.on('error', () => {})
    await pool.query('CREATE TABLE kept (id integer PRIMARY KEY)')
    await pool.query('INSERT INTO kept VALUES (1)')
    const client = await pool.connect()
    client.on('error', () => {})
    await client.query('BEGIN')
    await client.query('INSERT INTO kept VALUES (2)')
    const cut = client.query('SELECT pg_sleep(0), 1').catch((error: Error) => error.message)
    await engine.restart()
    await cut
    client.release(true)
    expect((await pool.query('SELECT id FROM kept')).rows).toEqual([{ id: 1 }])
    await pool.end()
    await engine.close()
  })

  it('is opened by one process, rejects writes on a full disk, and answers reads', async () => {
    const floor = { floorBytes: Number.MAX_SAFE_INTEGER }
    const db = await openPglite(folder, floor)
    await expect(openPglite(folder, floor)).rejects.toThrow(FolderInUse)
    expect(db.writable()).toBe(false)
    const rejected: unknown = await db
      .transaction((tx) => tx.execute('SELECT 1'))
      .catch((error: unknown) => error)
    expect(rejected).toBeInstanceOf(DiskFull)
    expect(toHttpError(rejected).status).toBe(503)
    expect((await db.orm.execute('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await db.close()
    await (await openPglite(folder, { floorBytes: 0 })).close()
  })
})
