'use client'
import { useEffect, useState } from 'react'
import { slideInDelayMs } from '../tokens/scales.table.ts'

/**
 * Returns whether an open panel is shown: a slide-in appears after 350 ms, or at once where the
 * reader wants less motion, and every panel disappears at once.
 * @source spec 1 §9
 */
export function useSlideIn(open: boolean, delayed: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!open || !delayed) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(() => setLate(true), isStill ? 0 : slideInDelayMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [open, delayed])
  return open && (!delayed || late)
}
