import { signCallback } from './secret.ts'
import type { Store } from './store.ts'
import type { WaitingEvent } from './store-rows.ts'

const MAX_PAUSE_MS = 60_000
const MOST_TRIES = 40

/**
 * Sends the waiting events to the merchant, signed, and repeats each with growing pauses until it
 * is answered with 2xx.
 */
export function startCallbacks({
  store,
  url,
  key,
  retryMs,
}: {
  readonly store: Store
  readonly url: string
  readonly key: string
  readonly retryMs: number
}) {
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function send({ id, body, tries, traceparent }: WaitingEvent): Promise<void> {
    const sent = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(5000),
      headers: {
        'content-type': 'application/json',
        'x-selvage-signature': signCallback(body, key, Math.floor(Date.now() / 1000)),
        ...(traceparent !== '' && { traceparent }),
      },
    }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (stopped) return
    if (sent || tries >= MOST_TRIES) store.eventSent(id)
    else
      store.eventLater(id, Date.now() + Math.min(retryMs * 2 ** Math.min(tries, 10), MAX_PAUSE_MS))
  }

  async function round(): Promise<void> {
    for (const event of store.dueEvents(Date.now())) if (!stopped) await send(event)
  }

  const loop = () => {
    round()
      .catch((error: unknown) => {
        console.error('payment events:', error)
      })
      .finally(() => {
        if (!stopped) timer = setTimeout(loop, Math.min(200, retryMs))
      })
  }
  loop()
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
