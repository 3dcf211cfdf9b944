import { readLayoutCode } from '@selvage/core/fill-a-yard'
import type { Layout } from '@selvage/core/fill-a-yard'
import { forHistory } from '@selvage/core/timing'

/** The layout of a widget in its page's entry of the history. */
export interface YardHistory {
  /** Returns the layout that the reader left on this page; undefined on a first visit. */
  read(): Layout | undefined
  /** Writes a layout; of many changes in a row, the last. */
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
  const write = forHistory((code: string) => {
    const state: unknown = history.state
    // A state that is no record has no room for another value.
    if (state === null || isRecord(state)) history.replaceState({ ...state, [key]: code }, '')
  })
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
