import { busy } from '../http/http-error.ts'
import type { Route } from '../http/handle.ts'

/** As many changes of one user's cart wait in this process; the next ones are answered 503. */
const MOST_WAITING = 64

interface Queue {
  last: Promise<unknown>
  length: number
}
const queues = new Map<string, Queue>()

/** Runs one thing of a user after the other. */
async function afterOthers<T>(userId: string, run: () => Promise<T>): Promise<T> {
  const queue = queues.get(userId) ?? { last: Promise.resolve(), length: 0 }
  if (queue.length >= MOST_WAITING) throw busy()
  queues.set(userId, queue)
  queue.length += 1
  const mine = queue.last.then(run)
  queue.last = mine.catch(() => {})
  try {
    return await mine
  } finally {
    queue.length -= 1
    if (queue.length === 0) queues.delete(userId)
  }
}

/**
 * Makes changes of one user's cart wait for each other here instead of at the lock of its row, so
 * that they have one connection of the database among them, and other users the rest.
 */
export function inTurn(route: Route): Route {
  return {
    ...route,
    run: async (context, deps) =>
      afterOthers(context.session.userId, () => route.run(context, deps)),
  }
}
