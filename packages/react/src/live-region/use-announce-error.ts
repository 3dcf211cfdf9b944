'use client'
import { useCallback, useRef } from 'react'
import { useAnnounce } from './live-region.tsx'

/**
 * Returns a function that speaks the error of an action. The one before leaves its region then, and
 * without a sentence it only leaves: the action is tried again.
 */
export function useAnnounceError(): (sentence?: string) => void {
  const announce = useAnnounce()
  const withdraw = useRef<() => void>(undefined)
  return useCallback(
    (sentence) => {
      withdraw.current?.()
      withdraw.current = sentence === undefined ? undefined : announce(sentence, 'assertive')
    },
    [announce],
  )
}
