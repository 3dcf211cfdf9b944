import type { Analytics, AnsweredCall } from '@selvage/core/analytics'

/** An answered call as `eventLoader` notes it. */
export interface NotedCall extends AnsweredCall {
  /** Its idempotency key: one that is sent again is the same act. */
  readonly key?: string | undefined
}

/**
 * Records the changes of cart and favorites in the calls that were noted so far, and in those to
 * come, whose `push` it replaces. The code for it comes at once, because a page may be left with
 * the answer of a call; if it does not come, the calls wait for the next one.
 */
export function recordCalls(noted: NotedCall[], { record }: Pick<Analytics, 'record'>): void {
  const waiting = noted.splice(0)
  const keys = new Set<string>()
  const takeAll = async () => {
    const { eventsOfCall } = await import('./events-of-call.client.ts')
    for (const call of waiting.splice(0)) {
      const isAgain = call.key !== undefined && keys.has(call.key)
      if (call.key !== undefined) keys.add(call.key)
      if (!isAgain) for (const event of eventsOfCall(call)) record(event)
    }
  }
  const take = () => void takeAll().catch(() => {})
  noted.push = (...calls) => {
    const length = waiting.push(...calls)
    take()
    return length
  }
  take()
}
