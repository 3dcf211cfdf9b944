'use client'
import { useEffect, useState } from 'react'
import { slideInDelayMs } from '../tokens/scales.table.ts'

/**
 * Whether to show what is open: a slide-in comes 350 ms later, everything goes at once. @source
 * spec 1 §9
 */
export function useSlideIn(open: boolean, delayed: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!open || !delayed) return
    const timer = setTimeout(() => setLate(true), slideInDelayMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [open, delayed])
  return open && (!delayed || late)
}
