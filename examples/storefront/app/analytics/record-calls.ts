import type { Analytics, AnsweredCall } from '@selvage/core/analytics'

/** The answered calls that `eventLoader` notes, whose `push` may be replaced for the next ones. */
export type NotedCalls = Pick<AnsweredCall[], 'push' | 'forEach'>

/** Records the changes of cart and favorites in the calls so far, and in those to come. */
export function recordCalls(calls: NotedCalls, { record }: Pick<Analytics, 'record'>): void {
  const take = async (call: AnsweredCall) => {
    const { eventsOfCall } = await import('./call-events.client.ts')
    for (const event of eventsOfCall(call)) record(event)
  }
  calls.forEach((call) => void take(call))
  calls.push = (...next) => {
    for (const call of next) void take(call)
    return 0
  }
}
