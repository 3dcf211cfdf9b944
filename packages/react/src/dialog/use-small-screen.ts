'use client'
import { useEffect, useRef } from 'react'
import { media } from '../tokens/breakpoints.table.ts'

/** The class of the page's body while a panel of small screens is open. */
const PANEL_OPEN = 'selvage-panel-open'

/**
 * Marks the body and scrolls the page to its top while a panel of small screens is shown, and
 * closes it when the viewport becomes as wide as a desktop's.
 * @source spec 2 §2.3
 */
export function useSmallScreen(shown: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!shown) return
    const desktop = matchMedia(media.fromDesktop)
    const widened = () => {
      if (desktop.matches) latest.current()
    }
    document.body.classList.add(PANEL_OPEN)
    scrollTo(0, 0)
    widened()
    desktop.addEventListener('change', widened)
    return () => {
      desktop.removeEventListener('change', widened)
      document.body.classList.remove(PANEL_OPEN)
    }
  }, [shown])
}
