import { Worker } from 'node:worker_threads'
import { PgliteStream } from './pglite-stream.ts'
import type { WorkerAnswer, WorkerRequest, WorkerSettings } from './pglite-worker.ts'

/** How often the worker says that it is alive. */
const HEARTBEAT_MS = 1_000
/**
 * How long it may be silent: PGlite cannot beat while it computes, and loading a large catalogue
 * takes it seconds.
 */
const SILENCE_MS = 45_000

const STOPPED = 'The embedded database stopped.'

interface Waiting {
  resolve: (bytes: Uint8Array) => void
  reject: (error: Error) => void
}
type Request = WorkerRequest extends infer R
  ? R extends { id: number }
    ? Omit<R, 'id'>
    : never
  : never

/**
 * PGlite in a thread of its own: a slow query, and a full disk that hangs it for ever, leave HTTP
 * alone.
 */
export interface PgliteEngine {
  /** A new connection's stream for node-postgres. */
  stream(): PgliteStream
  /** A tar of the data folder. */
  dump(): Promise<Uint8Array>
  /** Ends the thread as a crash would and opens the folder again; what was under way fails. */
  restart(): Promise<void>
  close(): Promise<void>
}

type Settings = Omit<WorkerSettings, 'heartbeatMs'>

/** Starts the embedded database. A thread that dies or falls silent is replaced. */
export async function startPglite(settings: Settings): Promise<PgliteEngine> {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let lastBeat = performance.now()
  let closed = false
  let worker = await launch(settings)
  let restarting: Promise<void> | undefined

  function launch(from: Settings): Promise<Worker> {
    const started = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: { ...from, heartbeatMs: HEARTBEAT_MS },
      execArgv: ['--conditions=selvage-source'],
    })
    return new Promise((resolve, reject) => {
      started.on('message', (answer: WorkerAnswer) => {
        lastBeat = performance.now()
        if ('ready' in answer) resolve(started)
        if ('id' in answer) settle(answer)
      })
      started.on('error', reject)
      started.on('exit', () => {
        reject(new Error(STOPPED))
        failAll()
        if (started === worker && !closed) restart().catch(() => {})
      })
    })
  }

  function settle(answer: Extract<WorkerAnswer, { id: number }>): void {
    const one = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('bytes' in answer) one?.resolve(answer.bytes)
    else one?.reject(new Error(answer.error))
  }

  function failAll(): void {
    for (const one of waiting.values()) one.reject(new Error(STOPPED))
    waiting.clear()
  }

  async function ask(request: Request): Promise<Uint8Array> {
    await restarting
    const id = ++lastId
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...request, id })
    })
  }

  function restart(): Promise<void> {
    // A database in memory is gone with its thread: its callers must see errors, not an empty shop.
    if (settings.dataDir.startsWith('memory://')) return Promise.resolve()
    restarting ??= worker
      .terminate()
      .then(() => {
        failAll()
        return launch({ ...settings, snapshot: null })
      })
      .then((fresh) => {
        worker = fresh
      })
      .finally(() => {
        restarting = undefined
      })
    return restarting
  }

  const watch = setInterval(() => {
    if (closed || performance.now() - lastBeat < SILENCE_MS) return
    lastBeat = performance.now()
    restart().catch(() => {})
  }, HEARTBEAT_MS)
  watch.unref()

  return {
    stream: () => new PgliteStream((bytes) => ask({ kind: 'exec', bytes })),
    dump: () => ask({ kind: 'dump' }),
    restart,
    async close() {
      if (closed) return
      closed = true
      clearInterval(watch)
      await ask({ kind: 'close' })
      await worker.terminate()
    },
  }
}
