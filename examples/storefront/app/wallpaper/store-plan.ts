/** Browsers limit how often a page may change its address; typing a number is one change. */
const DEBOUNCE_MS = 400

/** Stores a plan in the page's address, so that a reload or a bookmark opens it again. */
export interface StoredPlan {
  /** Puts the plan into the address once the plan has not changed for a moment. */
  show(href: string): void
  /** Writes a waiting change when the page is left. Returns the function that stops it. */
  listen(): () => void
}

/** Creates the store. It adds no entries to the history, because a plan has many small changes. */
export function storePlan(): StoredPlan {
  let waiting: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = (): void => {
    clearTimeout(timer)
    if (waiting !== undefined) history.replaceState(history.state, '', waiting)
    waiting = undefined
  }
  return {
    show(href) {
      waiting = href
      clearTimeout(timer)
      timer = setTimeout(write, DEBOUNCE_MS)
    },
    listen() {
      addEventListener('pagehide', write)
      return () => {
        write()
        removeEventListener('pagehide', write)
      }
    },
  }
}
