import type { Analytics, AnsweredCall } from '@selvage/core/analytics'

/** An answered call as `eventLoader` notes it. */
export interface NotedCall extends AnsweredCall {
  /** Its idempotency key: one that is sent again is the same act. */
  readonly key?: string | undefined
}

/**
 * Records the changes of cart and favorites in the calls that were noted so far, and in those to
 * come, whose `push` it replaces.
 */
export function recordCalls(noted: NotedCall[], { record }: Pick<Analytics, 'record'>): void {
  // It comes now, because a page may be left with the answer of a call.
  const loaded = import('./events-of-call.client.ts')
  const keys = new Set<string>()
  const take = async (call: NotedCall) => {
    const isAgain = call.key !== undefined && keys.has(call.key)
    if (call.key !== undefined) keys.add(call.key)
    if (isAgain) return
    const { eventsOfCall } = await loaded
    for (const event of eventsOfCall(call)) record(event)
  }
  const takeAll = (calls: readonly NotedCall[]) => {
    for (const call of calls) void take(call)
    return 0
  }
  takeAll(noted.splice(0))
  noted.push = (...calls) => takeAll(calls)
}
