'use client'
import { useEffect, useRef } from 'react'

/** A browser's listener for a system's own way back, such as Android's gesture. */
interface CloseWatcher extends EventTarget {
  destroy(): void
}
type CloseWatcherClass = new () => CloseWatcher

/**
 * Closes a panel on the system's own request, such as the way back of a phone, as a native dialog
 * does. Browsers without a `CloseWatcher` go to the page before.
 */
export function useCloseRequest(shown: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const { CloseWatcher: Watcher } = globalThis as { CloseWatcher?: CloseWatcherClass }
    if (!shown || Watcher === undefined) return
    const watcher = new Watcher()
    watcher.addEventListener('close', () => latest.current())
    return () => watcher.destroy()
  }, [shown])
}
