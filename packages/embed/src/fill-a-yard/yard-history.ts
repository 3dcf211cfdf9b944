import { readLayoutCode } from '@selvage/core/fill-a-yard'
import type { Layout } from '@selvage/core/fill-a-yard'
import { debounce } from '@selvage/core/timing'

/** Browsers limit how often a page may change its history; a drag is one change. */
const HISTORY_MS = 400

/** The layout of a widget in its page's entry of the history. */
export interface YardHistory {
  /** Returns the layout that the reader left on this page; undefined on a first visit. */
  read(): Layout | undefined
  /** Writes a layout once it has not changed for a moment. */
  write(code: string): void
}

const isRecord = (state: unknown): state is Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null && !Array.isArray(state)

/**
 * Returns the layout's place in the state of the page's history, so that Back restores it. Nothing
 * is stored beyond that entry, and the page's own state stays. The attributes tell widgets apart.
 */
export function yardHistory(
  attributes: readonly (string | null)[],
  signal: AbortSignal,
): YardHistory {
  const key = `selvage-yard ${attributes.join(' ')}`
  const write = debounce((code: string) => {
    const state: unknown = history.state
    // A state that is no record has no room for another value.
    if (state === null || isRecord(state)) history.replaceState({ ...state, [key]: code }, '')
  }, HISTORY_MS)
  addEventListener('pagehide', write.flush, { signal })
  signal.addEventListener('abort', write.cancel)
  return {
    read() {
      const state: unknown = history.state
      return isRecord(state) ? readLayoutCode(state[key]) : undefined
    },
    write,
  }
}
