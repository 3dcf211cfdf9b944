import { toWireBatch } from './event-wire.ts'
import type { EventBatch } from './events.ts'

/**
 * The fate of a batch. `sent`: it arrived; `dropped`: it never will, because something is wrong
 * with it; `failed`: it is sent again; `declined`: the receiver knows of no consent, so nothing
 * more is sent.
 */
export type SinkOutcome = 'sent' | 'dropped' | 'failed' | 'declined'

/** How a batch is sent. */
export interface SinkOptions {
  /** Aborts once consent is withdrawn. */
  readonly signal: AbortSignal
  /** True where the page may be left before the answer comes. */
  readonly isLeaving: boolean
}

/** The port through which events leave a page: the SDK's own, or one of a vendor. */
export interface AnalyticsSink {
  /**
   * Sends a batch. A rejection, and an error that it throws, is as `failed`. Nothing else is sent
   * before it settles.
   */
  send(batch: EventBatch, options: SinkOptions): Promise<SinkOutcome>
}

/** The longest body that browsers send from a page that is left, in bytes, with some to spare. */
const KEEPALIVE_MAX = 60_000

/** How long a request may take, milliseconds; after that the batch is sent again. */
const TIMEOUT_MS = 30_000

/** The parts of the platform that {@link createEventSink} uses. */
export interface EventSinkPlatform {
  readonly fetch?: typeof fetch | undefined
}

/**
 * Makes the sink that posts batches as JSON to a path of the page's own server, which
 * `readEventBatch` reads there. The request outlives the page, unless the batch is longer than
 * browsers allow. An answer of 403 means that there is
 * no consent; another one from 400 to 499 that the batch cannot be taken, but for 408 and 429.
 */
export const createEventSink = (path: string, platform: EventSinkPlatform = {}): AnalyticsSink => ({
  async send(batch, { signal }) {
    const body = JSON.stringify(toWireBatch(batch))
    const { ok, status } = await (platform.fetch ?? fetch)(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive: new Blob([body]).size <= KEEPALIVE_MAX,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    if (ok) return 'sent'
    if (status === 403) return 'declined'
    return status >= 500 || status === 408 || status === 429 ? 'failed' : 'dropped'
  },
})
