/** Returns a path of ours with a query added to its own. */
export function withQuery(path: string, query: string): string {
  if (query === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}

/**
 * Returns the hidden fields that repeat a query in a GET form, because browsers drop the query of
 * its action.
 */
export function queryFields(query: string): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(query))
}
