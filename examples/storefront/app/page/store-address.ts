import { forHistory } from '@selvage/core/timing'

/** Stores what is chosen on a page in its address: a reload or a bookmark opens it again. */
export interface StoredAddress {
  /** Takes over an address; of many changes in a row, the last. */
  show(href: () => string): void
  /** Writes a waiting change when the page is left. Returns the function that stops it. */
  listen(): () => void
}

/** Creates the store. It adds no entries to the history, because a page has many small changes. */
export function storeAddress(): StoredAddress {
  const show = forHistory((href: () => string) => history.replaceState(history.state, '', href()))
  return {
    show,
    listen() {
      addEventListener('pagehide', show.flush)
      return () => {
        show.flush()
        removeEventListener('pagehide', show.flush)
      }
    },
  }
}

/** Returns the page's own address with these values in its query. */
export function addressWith(values: Readonly<Record<string, string>>): string {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}
