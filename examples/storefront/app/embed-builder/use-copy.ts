import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** How long the button says that the code was copied. */
const COPIED_MS = 4_000

/** Result of the last press: the code is copied, or selected for the reader to copy. */
export type CopyState = 'idle' | 'copied' | 'selected'

/**
 * Copies a text. Where the browser does not allow it, the text is selected in its element.
 * `text` that changes ends the state.
 */
export function useCopy(text: string, shown: RefObject<HTMLElement | null>) {
  const [{ state, of }, setCopy] = useState<{ state: CopyState; of: string }>({
    state: 'idle',
    of: text,
  })
  useEffect(() => {
    if (state !== 'copied') return undefined
    const timer = setTimeout(() => setCopy({ state: 'idle', of: text }), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state, text])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setCopy({ state: 'copied', of: text })
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
      shown.current?.focus()
      setCopy({ state: 'selected', of: text })
    }
  }
  return { state: of === text ? state : 'idle', copy } as const
}
