/** The ids of designs that were looked at in this tab, the last first. */
const KEY = 'selvage.viewed'
/** Designs that are remembered. */
const MOST = 12

/**
 * Returns the designs that were looked at in this tab, the last first. The tab forgets them when it
 * is closed, and nobody else gets them.
 */
export function viewedDesigns(): number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id) && id > 0) : []
  } catch {
    // The browser blocks storage, or something else has written there.
    return []
  }
}

/** Remembers that a design was looked at. */
export function rememberViewed(id: number): void {
  const ids = [id, ...viewedDesigns().filter((other) => other !== id)].slice(0, MOST)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // Without storage nothing is remembered.
  }
}
