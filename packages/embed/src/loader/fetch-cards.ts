import { CARD_BATCH_LIMIT, designCardsPath } from '@selvage/core/design'
import { DEFAULT_TIMEOUT_MS } from '@selvage/core/gateway'
import type { ReadElement } from './read-element.ts'

/** A design's number with the place of its card. */
export type CardRequest = Pick<ReadElement, 'designId' | 'currency' | 'country' | 'locale'>

/**
 * Creates the function that fetches a design's card together with all others on the page, up to
 * CARD_BATCH_LIMIT in one request. Requests start before the widgets' code has arrived, which reads
 * the response.
 * @param read reads an element of the page, of which those that name a design are asked for
 */
export function createFetchCards(
  gateway: string,
  read: (element: Element) => CardRequest,
): (asked: CardRequest, again?: boolean) => Promise<Response> {
  const answers: Record<string, Promise<Response>> = {}
  return ({ designId, currency, country, locale }, again) => {
    const kind = currency + country + locale
    const known = answers[kind + designId]
    if (known && !again) return known
    // With it go all that have no answer yet, or the same one, which failed.
    const ids = new Set([designId])
    for (const element of document.querySelectorAll('[design-id]')) {
      const other = read(element)
      const id = other.designId
      if (
        id &&
        other.currency + other.country + other.locale === kind &&
        answers[kind + id] === known &&
        ids.size < CARD_BATCH_LIMIT
      )
        ids.add(id)
    }
    const answer = fetch(gateway + designCardsPath(ids, currency, locale, country), {
      credentials: 'omit',
      signal: AbortSignal.timeout(DEFAULT_TIMEOUT_MS),
      // Read whole at once: the timeout would also end a body that a widget reads much later.
    }).then(async (sent) => new Response(await sent.text(), sent))
    for (const id of ids) answers[kind + id] = answer
    // Each card handles a failure; without this, the host's page would log an unhandled rejection.
    answer.catch(() => undefined)
    return answer
  }
}
