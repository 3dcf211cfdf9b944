/** Returns the place in a list that an address names; anything else is its beginning, 0. */
export function offsetIn(params: URLSearchParams, name: string): number {
  const given = params.get(name) ?? ''
  return /^\d{1,6}$/.test(given) ? Number(given) : 0
}
