import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { stepInSpan } from '@selvage/example-tracing'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { lockFolder } from './data-lock.ts'
import type { Database, Queryable } from './database.ts'
import { watchFreeSpace } from './free-space.ts'
import { startPglite } from './pglite-engine.ts'
import type { PgliteEngine } from './pglite-engine.ts'
import { DiskFull, isConnectionLost, isRepeatable } from './sql-error.ts'

/**
 * Longest waits: for a connection, for a row lock, for one statement, and for any sign of a server
 * that does not even end the statement itself. A connection that is idle is closed before that.
 */
const WAIT_MS = { connect: 5_000, lock: 2_000, statement: 10_000, silence: 12_000, idle: 8_000 }
const TRANSACTION_TRIES = 4

/** An open database, with the parts that only its own kind has. */
export interface OpenDatabase extends Database {
  /** A tar of the embedded database's folder; undefined for PostgreSQL. */
  readonly dump?: () => Promise<Uint8Array>
}

/** Opens PostgreSQL by its address. */
export function openPostgres(
  url: string,
  { poolSize = 10, silenceMs = WAIT_MS.silence } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: WAIT_MS.connect,
    idleTimeoutMillis: WAIT_MS.idle,
    stream: () => socketWithLimit(silenceMs),
    lock_timeout: WAIT_MS.lock,
    statement_timeout: WAIT_MS.statement,
    idle_in_transaction_session_timeout: WAIT_MS.statement,
    application_name: 'selvage-gateway',
  })
  return assemble(
    'postgres',
    pool,
    () => true,
    () => pool.end(),
  )
}

/** A socket that breaks when a server that holds it open says nothing for too long. */
function socketWithLimit(silenceMs: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silenceMs, () => {
    const message = `The database said nothing for ${silenceMs} ms.`
    socket.destroy(Object.assign(new Error(message), { code: 'ETIMEDOUT' }))
  })
}

/**
 * Opens the embedded database below a folder, behind the folder's lock; a `snapshot` tar fills a
 * new one. Throws when another process has the folder.
 */
export async function openPglite(
  dataDir: string,
  { snapshot = null, floorBytes }: { snapshot?: string | null; floorBytes: number },
): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(dataDir)
  try {
    const engine = await startInFolder(dataDir, snapshot)
    const space = watchFreeSpace(dataDir, floorBytes)
    return embedded(engine, space.enough, async () => {
      space.stop()
      unlock()
    })
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Starts the engine; a folder whose creation was interrupted holds no data yet and is made again.
 */
async function startInFolder(dataDir: string, snapshot: string | null): Promise<PgliteEngine> {
  const folder = join(dataDir, 'pglite')
  const unfinished = join(dataDir, 'pglite.unfinished')
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true })
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  if (isNew) await writeFile(unfinished, '')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const engine = await startPglite({ dataDir: folder, snapshot: isNew ? snapshot : null })
  await rm(unfinished, { force: true })
  return engine
}

/** Opens an embedded database in memory, for tests and for making snapshots. */
export async function openMemory(snapshot: string | null = null): Promise<OpenDatabase> {
  return embedded(
    await startPglite({ dataDir: 'memory://', snapshot }),
    () => true,
    async () => {},
  )
}

function embedded(
  engine: PgliteEngine,
  writable: () => boolean,
  after: () => Promise<void>,
): OpenDatabase {
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_MS.connect,
    // node-postgres only asks of a stream what PgliteStream has.
    stream: () => engine.stream() as unknown as import('node:net').Socket,
  })
  return {
    ...assemble('pglite', pool, writable, async () => {
      await pool.end()
      await engine.close()
      await after()
    }),
    dump: () => engine.dump(),
  }
}

function assemble(
  kind: Database['kind'],
  pool: pg.Pool,
  writable: () => boolean,
  close: () => Promise<void>,
): OpenDatabase {
  // A connection that breaks is replaced, and its next query reports the error. Without a listener
  // of its own, one that breaks between two statements of a transaction would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
  })
  const orm = drizzle(pool)
  let closing: Promise<void> | undefined
  return {
    kind,
    pool,
    orm,
    writable,
    async transaction(run) {
      if (!writable()) throw new DiskFull()
      return stepInSpan('database transaction', { 'db.system.name': 'postgresql' }, () =>
        repeated(() => onOneConnection(pool, run)),
      )
    },
    close: () => (closing ??= close()),
  }
}

async function repeated<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run()
    } catch (error) {
      if (tries >= TRANSACTION_TRIES || !isRepeatable(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** tries))
    }
  }
}

/**
 * Runs one transaction on a connection, which is closed instead of reused when it breaks meanwhile.
 * drizzle's transaction over a pool would lose the connection for good when BEGIN itself fails.
 */
async function onOneConnection<T>(pool: pg.Pool, run: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  const note = (error: Error): void => {
    broken ??= error
  }
  client.on('error', note)
  try {
    return await drizzle(client).transaction(run)
  } catch (error) {
    if (error instanceof Error && isConnectionLost(error)) note(error)
    throw broken ?? error
  } finally {
    client.off('error', note)
    client.release(broken)
  }
}
