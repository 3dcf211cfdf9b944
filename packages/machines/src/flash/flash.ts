import { DeveloperError } from '@selvage/core/contract'
import { SEVERITIES, severityOf } from '@selvage/core/errors'
import type { ErrorCode, Severity } from '@selvage/core/errors'
import type { ShopStorage } from '../shop/storage.ts'
import { createStore } from '../store.ts'
import type { Store } from '../store.ts'

/** A message that a page shows until it was carried over enough route changes or is closed. */
export interface FlashMessage {
  readonly id: string
  readonly severity: Severity
  /** A code of the errors catalogue, or a key of the words such as `checkout.saved`. */
  readonly text: ErrorCode | (string & {})
  readonly params?: Readonly<Record<string, string | number>>
  /** Route changes that it still lives through. */
  readonly routes: number
}

/** A message to show. */
export interface FlashInput {
  readonly severity?: Severity
  readonly text: FlashMessage['text']
  readonly params?: FlashMessage['params']
  /**
   * Route changes that it lives through, 1 when left out: a message goes with the redirect that it
   * explains. @source spec 1 §4
   */
  readonly routes?: number
}

/** The messages of a page, which stay until they are closed or the route changes. */
export interface Flash extends Store<readonly FlashMessage[]> {
  /**
   * Shows a message and gives its id. The same sentence is shown once. Throws for an unknown
   * severity.
   */
  show(input: FlashInput): string
  close(id: string): void
  /** To be called when the route changes (a new page, or a step with an address of its own). */
  routeChanged(): void
  /** Hands the messages to the next document: what {@link takeOver} finds there. */
  leaveFor(storage: ShopStorage): void
  /** Takes what the last document left; one route change counts as passed. */
  takeOver(storage: ShopStorage): void
}

const KEY = 'selvage:flash'
/** Messages that are kept at most; the oldest go first. */
const MOST = 8

/** Makes an empty list of messages. */
export function createFlash({
  report,
}: { report?: (error: unknown, where: string) => void } = {}): Flash {
  const store = createStore<readonly FlashMessage[]>([], (error) =>
    report?.(error, 'flash.listener'),
  )
  let last = 0

  function show({ severity, text, params, routes = 1 }: FlashInput): string {
    const seriousness = severity ?? (text.includes('.') ? 'info' : severityOf(text as ErrorCode))
    checkFlash(seriousness, routes)
    last += 1
    const id = `flash-${last}`
    const others = store
      .get()
      .filter(
        (each) => each.text !== text || JSON.stringify(each.params) !== JSON.stringify(params),
      )
    store.set(
      [...others, { id, severity: seriousness, text, routes, ...(params && { params }) }].slice(
        -MOST,
      ),
    )
    return id
  }

  function routeChanged(): void {
    store.set(
      store
        .get()
        .filter(({ routes }) => routes > 0)
        .map((each) => ({ ...each, routes: each.routes - 1 })),
    )
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    show,
    close: (id) => store.set(store.get().filter((each) => each.id !== id)),
    routeChanged,
    leaveFor(storage) {
      const stored = store.get().map(({ id: _, ...rest }) => rest)
      if (stored.length > 0) storage.setItem(KEY, JSON.stringify(stored))
    },
    takeOver(storage) {
      const left = storage.getItem(KEY)
      storage.removeItem(KEY)
      for (const message of readMessages(left)) show(message)
      routeChanged()
    },
  }
}

function checkFlash(severity: Severity, routes: number): void {
  if (!SEVERITIES.includes(severity)) {
    throw new DeveloperError(
      `A flash message got the severity ${JSON.stringify(severity)}, so it would be shown and spoken wrongly. Write one of ${SEVERITIES.join(', ')}.`,
    )
  }
  if (!Number.isInteger(routes) || routes < 0) {
    throw new DeveloperError(
      `A flash message got routes: ${routes}, so it would never clear. Write a whole number of route changes, such as 1.`,
    )
  }
}

function readMessages(text: string | null): FlashInput[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(isFlashInput).slice(-MOST) : []
  } catch {
    return []
  }
}

function isFlashInput(value: unknown): value is FlashInput {
  if (typeof value !== 'object' || value === null) return false
  const { severity, text, params, routes } = value as Record<string, unknown>
  const flat =
    params === undefined ||
    (typeof params === 'object' &&
      params !== null &&
      Object.values(params).every((each) => ['string', 'number'].includes(typeof each)))
  return (
    (SEVERITIES as readonly unknown[]).includes(severity) &&
    typeof text === 'string' &&
    flat &&
    Number.isInteger(routes) &&
    (routes as number) >= 0
  )
}
