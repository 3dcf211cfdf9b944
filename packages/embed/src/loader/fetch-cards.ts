import { CARD_BATCH_LIMIT, designCardsPath } from '@selvage/core/design'
import type { ReadElement } from './read-element.ts'

interface Batch {
  readonly ids: Set<number>
  readonly answer: Promise<unknown>
}

/** What one design is asked for in. */
export type CardRequest = Pick<ReadElement, 'designId' | 'currency' | 'locale'>

/**
 * How long the gateway may take. @see DEFAULT_TIMEOUT_MS in core, whose module the loader does not
 * carry
 */
const DEADLINE_MS = 10_000

/**
 * Asks for a design together with all others that the page shows: fifty cards are one request.
 * It starts before the widgets' code has arrived. The body is read here, once: several widgets may
 * use one answer.
 * @param onPage every design that the page asks for now
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
    // No design is asked for in a batch that failed any more.
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
    // Each card says so for itself; unheard, the rejection would be an error of the host's page.
    answer.catch(() => undefined)
    known.push({ ids, answer })
    return answer
  }
}
