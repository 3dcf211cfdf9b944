/** Browsers count how often a page rewrites its address; filling a row by a drag is one change. */
const DEBOUNCE_MS = 400

type Step = 'options' | 'canvas'

interface YardRoute {
  /** Where each step is a page of its own. */
  readonly paths: Readonly<Record<Step, string>>
  readonly collectionId: number
  /** The cart's line that is edited. */
  readonly itemId?: string | undefined
  /** What the page's address chooses of how the shop is shown, as a query. */
  readonly override: string
}

/**
 * What of a yard stands in the address, so that a reload, a bookmark, Back or a copied link brings
 * it back.
 */
export interface YardAddress {
  /** A layout is on the canvas; the address follows when it has been quiet for a moment. */
  showLayout(code: string): void
  /** Another step is shown: a new entry in the history. */
  showStep(step: Step): void
  /** Follows Back and Forward until the returned function is called. */
  listen(): () => void
}

/** Keeps the address of a yard. Codes and ids hold no character that an address would encode. */
export function yardAddress({ paths, collectionId, itemId, override }: YardRoute): YardAddress {
  const item = itemId === undefined ? '' : `&order_item_id=${itemId}`
  const rest = override === '' ? item : `${item}&${override}`
  let waiting: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = (): void => {
    clearTimeout(timer)
    if (waiting !== undefined && location.pathname === paths.canvas)
      history.replaceState(history.state, '', waiting)
    waiting = undefined
  }
  let shown = typeof location === 'undefined' ? '' : location.pathname
  // Each step is a page of its own, which the server draws as it was left. A jump within the page
  // is none.
  const again = (): void => {
    if (location.pathname !== shown) location.reload()
  }
  return {
    showLayout(code) {
      waiting = `${paths.canvas}?layout=${code}${rest}`
      clearTimeout(timer)
      timer = setTimeout(write, DEBOUNCE_MS)
    },
    showStep(step) {
      if (location.pathname === paths[step]) return
      if (step === 'options') write()
      shown = paths[step]
      history.pushState(null, '', `${paths[step]}?collection_id=${collectionId}${rest}`)
    },
    listen() {
      addEventListener('popstate', again)
      // A reload in the quiet moment must not lose the last change.
      addEventListener('pagehide', write)
      return () => {
        write()
        removeEventListener('popstate', again)
        removeEventListener('pagehide', write)
      }
    },
  }
}
