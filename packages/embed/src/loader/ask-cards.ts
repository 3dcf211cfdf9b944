import { CARD_BATCH_LIMIT, designCardsPath } from '@selvage/core/design'
import type { ReadElement } from './read-element.ts'

interface Batch {
  readonly ids: Set<number>
  readonly answer: Promise<Response>
}

/** What one design is asked for in. */
export type Asked = Pick<ReadElement, 'designId' | 'currency' | 'locale'>

/** How long the gateway may take. @see DEFAULT_TIMEOUT_MS in core, whose module the loader does not carry */
const DEADLINE_MS = 10_000

/**
 * Asks for a design together with all others that the page shows: fifty cards are one request.
 * It starts before the widgets' code has arrived.
 * @param onPage every design that the page asks for now
 */
export function createAskCards(gateway: string, onPage: () => readonly Asked[]): (asked: Asked, again?: boolean) => Promise<Response> {
  const batches: Record<string, Batch[]> = {}
  return ({ designId, currency, locale }, again) => {
    const key = currency + locale
    const known = (batches[key] ??= [])
    const found = known.findIndex(({ ids }) => ids.has(designId))
    if (found >= 0) {
      const batch = known[found] as Batch
      if (!again) return batch.answer
      known.splice(found, 1)
    }
    const ids = new Set([designId])
    for (const other of onPage()) {
      if (other.designId && other.currency + other.locale === key && ids.size < CARD_BATCH_LIMIT && !known.some((batch) => batch.ids.has(other.designId))) ids.add(other.designId)
    }
    const answer = fetch(gateway + designCardsPath(ids, currency, locale), { credentials: 'omit', signal: AbortSignal.timeout(DEADLINE_MS) })
    // Each card says so for itself; unheard, the rejection would be an error of the host's page.
    answer.catch(() => undefined)
    known.push({ ids, answer })
    return answer
  }
}
