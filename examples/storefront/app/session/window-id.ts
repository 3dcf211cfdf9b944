import { randomKey } from '@selvage/core/session'

/** The key of the tab's id in its storage. */
export const STORED_WINDOW = 'selvage_window'

/** Returns the random id of a tab, which stays the same from page to page where storage allows. */
export function windowId(): string {
  const made = randomKey()
  try {
    const stored = sessionStorage.getItem(STORED_WINDOW) ?? ''
    // Anything can stand there, and a header takes few letters.
    if (/^[\w-]{22}$/.test(stored)) return stored
    sessionStorage.setItem(STORED_WINDOW, made)
  } catch {
    // A browser that blocks storage throws at its very name; each page has an id of its own then.
  }
  return made
}
