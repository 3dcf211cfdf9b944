'use client'
import { useCallback, useRef } from 'react'
import { useAnnounce } from './live-region.tsx'
import type { Urgency } from './live-region.tsx'

/**
 * Returns a function that speaks a sentence in place of its own one before, which leaves the region
 * then: a reader of the page meets no sentence that is over. Without a sentence it only leaves.
 */
export function useAnnounceLatest(urgency: Urgency): (sentence?: string) => void {
  const announce = useAnnounce()
  const withdraw = useRef<() => void>(undefined)
  return useCallback(
    (sentence) => {
      withdraw.current?.()
      withdraw.current = sentence === undefined ? undefined : announce(sentence, urgency)
    },
    [announce, urgency],
  )
}
