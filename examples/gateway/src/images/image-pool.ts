import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { busy } from '../http/http-error.ts'
import type { ImageJob, ImageResult, ImageWorkerData, PictureRequest } from './image-worker.ts'

/** Pictures that may wait; more are rejected as busy, and the browser asks again. */
const MAX_WAITING = 400

/** Renders pictures in a few threads. */
export interface ImagePool {
  /**
   * Rejects as busy, a 503, when too many wait already and when the pool closes, with an error of
   * its own when the picture cannot be drawn. `low` ones come after everything that somebody waits
   * for.
   */
  render(request: PictureRequest, priority?: 'low'): Promise<Uint8Array>
  /** Pictures that wait for a thread. */
  waiting(): number
  close(): Promise<void>
}

interface Task {
  readonly request: PictureRequest
  readonly resolve: (bytes: Uint8Array) => void
  readonly reject: (error: Error) => void
}
interface Seat {
  worker: Worker
  task: Task | undefined
}

/** How pictures are drawn. */
interface ImagePoolOptions {
  readonly threads?: number
  /** How hard an AVIF is worked on, 0 to 9: harder is smaller and slower. */
  readonly effort?: number
}

/** Starts the pool; its threads start with the first picture. */
export function imagePool({
  threads = Math.max(1, Math.min(4, availableParallelism())),
  effort = 1,
}: ImagePoolOptions = {}): ImagePool {
  const seats: Seat[] = []
  const waiting: Task[] = []
  const later: Task[] = []
  let closed = false
  let lastId = 0

  function seat(): Seat {
    const made: Seat = {
      worker: new Worker(new URL('./image-worker.ts', import.meta.url), {
        execArgv: ['--conditions=selvage-source'],
        workerData: { effort } satisfies ImageWorkerData,
        resourceLimits: { maxOldGenerationSizeMb: 256 },
      }),
      task: undefined,
    }
    made.worker.on('message', (result: ImageResult) => {
      const { task } = made
      made.task = undefined
      if ('bytes' in result) task?.resolve(result.bytes)
      else task?.reject(new Error(result.error))
      next()
    })
    // A picture that crashes its thread fails alone; the others get a new thread.
    const gone = (): void => {
      made.task?.reject(closed ? busy() : new Error('The picture could not be drawn.'))
      made.task = undefined
      const at = seats.indexOf(made)
      if (at >= 0) seats.splice(at, 1)
      next()
    }
    made.worker.on('error', gone)
    made.worker.on('exit', gone)
    made.worker.unref()
    seats.push(made)
    return made
  }

  function next(): void {
    while (!closed && (waiting.length > 0 || later.length > 0)) {
      const free =
        seats.find(({ task }) => task === undefined) ??
        (seats.length < threads ? seat() : undefined)
      if (!free) return
      const task = waiting.shift() ?? later.shift()
      if (!task) return
      free.task = task
      free.worker.postMessage({ id: ++lastId, request: task.request } satisfies ImageJob)
    }
  }

  return {
    render(request, priority) {
      return new Promise((resolve, reject) => {
        const queue = priority === 'low' ? later : waiting
        if (closed || (priority !== 'low' && queue.length >= MAX_WAITING)) return reject(busy())
        queue.push({ request, resolve, reject })
        next()
      })
    },
    waiting: () => waiting.length + later.length,
    async close() {
      closed = true
      for (const task of [...waiting.splice(0), ...later.splice(0)]) task.reject(busy())
      await Promise.all(seats.splice(0).map(({ worker }) => worker.terminate()))
    },
  }
}
