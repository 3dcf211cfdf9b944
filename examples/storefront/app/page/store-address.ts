/** Browsers limit how often a page may change its address; typing a number is one change. */
const DEBOUNCE_MS = 400

/** Stores what is chosen on a page in its address: a reload or a bookmark opens it again. */
export interface StoredAddress {
  /** Takes over an address once it has not changed for a moment. */
  show(href: () => string): void
  /** Writes a waiting change when the page is left. Returns the function that stops it. */
  listen(): () => void
}

/** Creates the store. It adds no entries to the history, because a page has many small changes. */
export function storeAddress(): StoredAddress {
  let waiting: (() => string) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = (): void => {
    clearTimeout(timer)
    if (waiting !== undefined) history.replaceState(history.state, '', waiting())
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

/** Returns the page's own address with these values in its query. */
export function addressWith(values: Readonly<Record<string, string>>): string {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}
