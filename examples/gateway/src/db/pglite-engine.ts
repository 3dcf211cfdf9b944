import { Worker } from 'node:worker_threads'
import { PgliteStream } from './pglite-stream.ts'
import type { WorkerAnswer, WorkerRequest, WorkerSettings } from './pglite-worker.ts'

/** How often the worker says that it is alive. */
const HEARTBEAT_MS = 1_000
/** How long it may be silent: PGlite cannot beat while it computes, and loading a large catalogue takes it seconds. */
const SILENCE_MS = 45_000

type Waiting = { resolve: (bytes: Uint8Array) => void, reject: (error: Error) => void }
type Request = WorkerRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never

/** PGlite in a thread of its own: a slow query, and a full disk that hangs it for ever, leave HTTP alone. */
export interface PgliteEngine {
  /** A new connection's stream for node-postgres. */
  stream(): PgliteStream
  /** A tar of the data folder. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

/** Starts the embedded database; it is restarted when it falls silent, and then what it was doing fails. */
export async function startPglite(settings: Omit<WorkerSettings, 'heartbeatMs'>): Promise<PgliteEngine> {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let lastBeat = performance.now()
  let closed = false
  let worker = await launch(settings)

  function launch(from: Omit<WorkerSettings, 'heartbeatMs'>): Promise<Worker> {
    const started = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: { ...from, heartbeatMs: HEARTBEAT_MS }, execArgv: ['--conditions=selvage-source'],
    })
    return new Promise((resolve, reject) => {
      started.on('message', (answer: WorkerAnswer) => {
        lastBeat = performance.now()
        if ('ready' in answer) resolve(started)
        if ('id' in answer) settle(answer)
      })
      started.on('error', (error) => { reject(error); failAll(error) })
      started.on('exit', () => {
        const gone = new Error('The embedded database stopped.')
        reject(gone)
        failAll(gone)
      })
    })
  }

  function settle(answer: Extract<WorkerAnswer, { id: number }>): void {
    const one = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('bytes' in answer) one?.resolve(answer.bytes)
    else one?.reject(new Error(answer.error))
  }

  function failAll(error: unknown): void {
    for (const one of waiting.values()) one.reject(error instanceof Error ? error : new Error(String(error)))
    waiting.clear()
  }

  function ask(request: Request): Promise<Uint8Array> {
    const id = ++lastId
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...request, id })
    })
  }

  const watch = setInterval(() => {
    if (closed || performance.now() - lastBeat < SILENCE_MS) return
    lastBeat = performance.now()
    const silent = worker
    // A memory database is gone with its worker, so only a folder is opened again.
    void silent.terminate().then(async () => {
      if (!settings.dataDir.startsWith('memory://')) worker = await launch({ ...settings, snapshot: null })
    }).catch(failAll)
  }, HEARTBEAT_MS)
  watch.unref()

  return {
    stream: () => new PgliteStream((bytes) => ask({ kind: 'exec', bytes })),
    dump: () => ask({ kind: 'dump' }),
    async close() {
      if (closed) return
      closed = true
      clearInterval(watch)
      await ask({ kind: 'close' })
      await worker.terminate()
    },
  }
}
