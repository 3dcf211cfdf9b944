import { forHistory } from '@selvage/core/timing'

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
  /** Puts the layout into the address; of many changes in a row, the last. */
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
  let last: string | undefined
  const write = forHistory((code: string) => {
    if (location.pathname === paths.canvas)
      history.replaceState(history.state, '', `${paths.canvas}?layout=${code}${rest}`)
  })
  const showLayout = Object.assign(
    (code: string) => {
      last = code
      write(code)
    },
    { flush: write.flush },
  )
  let shown = typeof location === 'undefined' ? '' : location.pathname
  // Each step is a page that the server renders, so Back and Forward reload. A jump within the page
  // does not.
  const again = (): void => {
    if (location.pathname !== shown) location.reload()
  }
  return {
    showLayout,
    showStep(step) {
      if (location.pathname === paths[step]) return
      if (step === 'options') showLayout.flush()
      shown = paths[step]
      // The options of a filled yard name it: a reload, or another language, finds its squares.
      const yard = last === undefined ? '' : `&layout=${last}`
      history.pushState(null, '', `${paths[step]}?collection_id=${collectionId}${yard}${rest}`)
    },
    listen() {
      addEventListener('popstate', again)
      // The way back to this page finds a layout that still waits.
      addEventListener('pagehide', showLayout.flush)
      return () => {
        showLayout.flush()
        removeEventListener('popstate', again)
        removeEventListener('pagehide', showLayout.flush)
      }
    },
  }
}
