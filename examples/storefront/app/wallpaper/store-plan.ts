/** Browsers count how often a page rewrites its address; typing a number is one change. */
const DEBOUNCE_MS = 400

/** Keeps a plan in the address of its page, so that a reload or a bookmark opens it again. */
export interface StoredPlan {
  /** The plan's address; the page's own follows when it has been quiet for a moment. */
  show(href: string): void
  /**
   * Until the returned function is called, nothing is lost when the page goes away in the quiet
   * moment.
   */
  listen(): () => void
}

/** Without a new step in the history: a plan is made of many small changes. */
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
