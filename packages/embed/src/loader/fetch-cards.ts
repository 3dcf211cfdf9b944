import { CARD_BATCH_LIMIT, designCardsPath } from '@selvage/core/design'
import { DEFAULT_TIMEOUT_MS, fetchJson } from '@selvage/core/gateway'
import type { ReadElement } from './read-element.ts'

/** A design's number with the currency and locale of its card. */
export type CardRequest = Pick<ReadElement, 'designId' | 'currency' | 'locale'>

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
  const answers: Record<string, Promise<unknown>> = {}
  return ({ designId, currency, locale }, again) => {
    const kind = currency + locale
    const known = answers[kind + designId]
    if (known && !again) return known
    // With it go all that have no answer yet, or the same one, which failed.
    const ids = new Set([designId])
    for (const other of onPage()) {
      if (
        other.designId &&
        other.currency + other.locale === kind &&
        answers[kind + other.designId] === known &&
        ids.size < CARD_BATCH_LIMIT
      )
        ids.add(other.designId)
    }
    const answer = fetchJson(gateway + designCardsPath(ids, currency, locale), {
      credentials: 'omit',
      signal: AbortSignal.timeout(DEFAULT_TIMEOUT_MS),
    })
    for (const id of ids) answers[kind + id] = answer
    // Each card handles a failure; without this, the host's page would log an unhandled rejection.
    answer.catch(() => undefined)
    return answer
  }
}
