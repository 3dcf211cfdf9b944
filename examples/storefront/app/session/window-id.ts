import { randomKey } from '@selvage/core/session'

/** The key of the tab's id in its storage. */
export const STORED_WINDOW = 'selvage_window'

/** Returns the random id of a tab, which stays the same from page to page where storage allows. */
export function windowId(): string {
  const made = randomKey()
  try {
    const id = sessionStorage.getItem(STORED_WINDOW) ?? made
    sessionStorage.setItem(STORED_WINDOW, id)
    return id
  } catch {
    // A browser that blocks storage throws at its very name; each page has an id of its own then.
    return made
  }
}
