import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** The settings that the worker is started with. */
export interface WorkerSettings {
  /** A folder, or `memory://`. */
  readonly dataDir: string
  /** A tar of a data folder to start from, for a folder that is still empty. */
  readonly snapshot: string | null
  readonly heartbeatMs: number
}

/** A request of the main thread. */
export type WorkerRequest =
  | { readonly id: number; readonly kind: 'exec'; readonly bytes: Uint8Array }
  | { readonly id: number; readonly kind: 'dump' }
  | { readonly id: number; readonly kind: 'close' }

/** A message of the worker: an answer, or a sign of life. */
export type WorkerAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly error: string }
  | { readonly beat: true }
  | { readonly ready: true }

// PGlite computes on the thread that it runs on; in a worker a slow query does not block HTTP.
const port = parentPort
if (!port) throw new Error('pglite-worker.ts is started as a worker thread, by pglite-engine.ts.')
const settings = workerData as WorkerSettings

const print = (answer: WorkerAnswer): void => port.postMessage(answer)

const database = await PGlite.create({
  dataDir: settings.dataDir,
  extensions: { pg_trgm },
  ...(settings.snapshot && { loadDataDir: new Blob([await readFile(settings.snapshot)]) }),
})

async function answer(request: WorkerRequest): Promise<Uint8Array> {
  if (request.kind === 'exec') return database.execProtocolRaw(request.bytes)
  if (request.kind === 'dump')
    return new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer())
  await database.close()
  return new Uint8Array()
}

// PGlite is one session: requests are answered in the order in which they came.
let queue = Promise.resolve()
port.on('message', (request: WorkerRequest) => {
  queue = queue.then(async () => {
    try {
      print({ id: request.id, bytes: await answer(request) })
    } catch (error) {
      print({ id: request.id, error: error instanceof Error ? error.message : String(error) })
    }
  })
})
setInterval(() => print({ beat: true }), settings.heartbeatMs)
print({ ready: true })
