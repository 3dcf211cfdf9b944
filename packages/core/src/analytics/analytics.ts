import type { AnalyticsDecision } from './analytics-decision.ts'
import type { AnalyticsSink, SinkOutcome } from './analytics-sink.ts'
import { BATCH_LIMIT } from './events.ts'
import type { PageSetup, RecordedEvent, ShopEvent } from './events.ts'

/** The fate of events. */
export type EventState = 'waiting' | 'sending' | 'sent' | 'failed' | 'dropped'

/** The world around {@link createAnalytics}. */
export interface AnalyticsOptions {
  readonly page: PageSetup
  readonly sink: AnalyticsSink
  /** The decision at the beginning. */
  readonly decision: AnalyticsDecision
  /** Makes an unguessable key of 16 to 64 base64url characters, such as `randomKey`. */
  readonly makeKey: () => string
  readonly now: () => Date
  /** Runs a function once after so many milliseconds, such as `setTimeout`. */
  readonly later: (run: () => void, ms: number) => unknown
  /** The most events that wait; later ones are dropped. 200 unless given. */
  readonly limit?: number | undefined
  /** Called with each change of events, for a page that shows them. */
  readonly onChange?: ((state: EventState, events: readonly RecordedEvent[]) => void) | undefined
}

/** The events of one page, and whether they may be sent. */
export interface Analytics {
  /**
   * Records an event.
   * @param id the key of an event that may be recorded again, as an order's after a reload
   */
  record(event: ShopEvent, id?: string): void
  /** Takes a decision. It counts at once: after a no nothing waits and nothing is sent. */
  decide(decision: AnalyticsDecision): void
  /** Sends all that waits without a pause, because the page may be left. */
  leave(): void
}

/** How long events are gathered before they are sent together, milliseconds. */
const GATHER_MS = 500
/** The first and the longest pause after a failure, milliseconds. */
const PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

/**
 * Makes the gate that a page's events pass. Before a decision they wait in memory; once they are
 * allowed they are sent in order, again after a failure and under the same key, so that each counts
 * once; after a no they are dropped, and nothing is sent or stored.
 * @example
 * const analytics = createAnalytics({
 *   page, decision: 'undecided', sink: createEventSink('/events'),
 *   makeKey: randomKey, now: () => new Date(), later: setTimeout,
 * })
 * analytics.record({ name: 'page_viewed' })
 */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { page, sink, makeKey, now, later, limit = 200, onChange } = options
  let decision = options.decision
  /** Everything that has not arrived yet, in order. */
  let queue: readonly RecordedEvent[] = []
  const sending = new Set<RecordedEvent>()
  let stop = new AbortController()
  let failures = 0
  let isDue = false

  function schedule(): void {
    if (decision !== 'allowed' || isDue || sending.size > 0 || queue.length === 0) return
    isDue = true
    const pause = Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** (failures - 1))
    later(
      () => {
        isDue = false
        if (sending.size === 0) sendNext()
      },
      failures === 0 ? GATHER_MS : pause,
    )
  }

  function sendNext(isLeaving = false): boolean {
    const events = queue.filter((each) => !sending.has(each)).slice(0, BATCH_LIMIT)
    if (decision !== 'allowed' || events.length === 0) return false
    for (const each of events) sending.add(each)
    onChange?.('sending', events)
    const { signal } = stop
    // A sink may throw before it returns.
    void new Promise<SinkOutcome>((resolve) => {
      resolve(sink.send({ page, events }, { signal, isLeaving }))
    })
      .catch(() => 'failed' as const)
      .then((outcome) => {
        for (const each of events) sending.delete(each)
        // Consent may have come back while the request ended.
        if (signal.aborted) return schedule()
        failures = outcome === 'failed' ? failures + 1 : 0
        if (outcome !== 'failed') queue = queue.filter((each) => !events.includes(each))
        onChange?.(outcome === 'declined' ? 'dropped' : outcome, events)
        if (outcome === 'declined') decide('declined')
        schedule()
      })
    return true
  }

  function decide(next: AnalyticsDecision): void {
    decision = next
    if (next === 'allowed') return schedule()
    stop.abort()
    stop = new AbortController()
    if (next === 'undecided') return
    if (queue.length > 0) onChange?.('dropped', queue)
    queue = []
  }

  return {
    record(event, id = makeKey()) {
      const recorded = { id, at: now().toISOString(), event }
      const isDropped = decision === 'declined' || queue.length >= limit
      onChange?.(isDropped ? 'dropped' : 'waiting', [recorded])
      if (isDropped) return
      queue = [...queue, recorded]
      schedule()
    },
    decide,
    leave() {
      while (sendNext(true));
    },
  }
}
