import { AHEAD_ATTRIBUTE } from './island-marks.ts'

/** Time in which the pictures of a page that has loaded are decoded and painted. */
const PAINT_MS = 250

/**
 * Fetches the code that a page names for its islands, and their messages, once: when the page has
 * loaded and is painted, so that it does not slow down its pictures and fonts, or when the returned
 * function is called before.
 */
export function fetchAhead(root: ParentNode, fetchMessages: () => Promise<unknown>): () => void {
  const entry = root.querySelector<HTMLScriptElement>(`script[${AHEAD_ATTRIBUTE}]`)
  const paths = new Set(entry?.getAttribute(AHEAD_ATTRIBUTE)?.split(' '))
  const fetchAll = (): void => {
    // An island that wakes asks again, and says what failed.
    if (paths.size > 0) fetchMessages().catch(() => undefined)
    for (const path of paths) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = path
      link.nonce = entry?.nonce ?? ''
      document.head.append(link)
    }
    paths.clear()
  }
  const afterPaint = (): void => {
    setTimeout(fetchAll, PAINT_MS)
  }
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint, { once: true })
  return fetchAll
}
