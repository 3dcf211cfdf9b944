/** The query for the next request of each file that failed, by its address. */
const afterFailure: Record<string, string> = {}

const importFile = (href: string): Promise<unknown> => import(/* @vite-ignore */ href)

/**
 * Imports a file of this build. A browser that once failed to fetch a module fails ever after
 * without asking, so the next call asks by another address, which stays the file's own once it has
 * come.
 */
export function importAgain<Module>(href: string, load = importFile): Promise<Module> {
  const asked = afterFailure[href]
  return load(href + (asked ?? '')).catch((error: unknown) => {
    // Of two calls that fail at once, both go on with the address of the first.
    if (afterFailure[href] === asked) afterFailure[href] = `?${Date.now()}`
    throw error
  }) as Promise<Module>
}
