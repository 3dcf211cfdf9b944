/**
 * Browsers limit how often a page may change its address; filling a row by a drag is one change.
 */
const DEBOUNCE_MS = 400

type Step = 'options' | 'canvas'

interface YardRoute {
  /** The path of each step's page. */
  readonly paths: Readonly<Record<Step, string>>
  readonly collectionId: number
  /** Id of the cart line that is edited. */
  readonly itemId?: string | undefined
  /** The settings that the page's address chooses, as a query. */
  readonly override: string
}

/**
 * The part of a yard that is stored in the address, so that a reload, a bookmark, Back or a copied
 * link restores it.
 */
export interface YardAddress {
  /** Puts the layout into the address once the layout has not changed for a moment. */
  showLayout(code: string): void
  /** Adds an entry to the history for another step. */
  showStep(step: Step): void
  /** Follows Back and Forward until the returned function is called. */
  listen(): () => void
}

/** Creates the address of a yard. Codes and ids hold no character that an address would encode. */
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
  // Each step is a page that the server renders, so Back and Forward reload. A jump within the page
  // does not.
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
      // A reload before the delay ends must not lose the last change.
      addEventListener('pagehide', write)
      return () => {
        write()
        removeEventListener('popstate', again)
        removeEventListener('pagehide', write)
      }
    },
  }
}
