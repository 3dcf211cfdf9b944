import { CARD_BATCH_LIMIT, designCardsPath } from '@selvage/core/design'
import type { ReadElement } from './read-element.ts'

interface Batch {
  readonly ids: Set<number>
  readonly answer: Promise<unknown>
}

/** A design's number with the currency and locale of its card. */
export type CardRequest = Pick<ReadElement, 'designId' | 'currency' | 'locale'>

/**
 * Timeout of a request. It equals DEFAULT_TIMEOUT_MS of core, whose module the loader does not
 * import because of its size.
 */
const DEADLINE_MS = 10_000

/**
 * Creates the function that fetches a design's card together with all others on the page, up to
 * CARD_BATCH_LIMIT in one request. Requests start before the widgets' code has arrived. The body is
 * read here, once, because several widgets use one response.
 * @param onPage returns every design that is on the page now
 */
export function createFetchCards(
  gateway: string,
  onPage: () => readonly CardRequest[],
): (asked: CardRequest, again?: boolean) => Promise<unknown> {
  const batches: Record<string, Batch[]> = {}
  return ({ designId, currency, locale }, again) => {
    const key = currency + locale
    const known = (batches[key] ??= [])
    const batch = known.find(({ ids }) => ids.has(designId))
    if (batch && !again) return batch.answer
    // A batch that failed is not used again.
    batch?.ids.clear()
    const ids = new Set([designId])
    for (const other of onPage()) {
      if (
        other.designId &&
        other.currency + other.locale === key &&
        ids.size < CARD_BATCH_LIMIT &&
        !known.some((each) => each.ids.has(other.designId))
      )
        ids.add(other.designId)
    }
    const url = gateway + designCardsPath(ids, currency, locale)
    const answer: Promise<unknown> = fetch(url, {
      credentials: 'omit',
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).then((response) => response.json())
    // Each card handles a failure; without this, the host's page would log an unhandled rejection.
    answer.catch(() => undefined)
    known.push({ ids, answer })
    return answer
  }
}
