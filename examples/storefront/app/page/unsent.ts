/**
 * Holds what a loader read for the page alone. React Router writes everything that a loader returns
 * for a router in the browser too, which this shop has none of; it does not see what is held here.
 */
export function unsent<Value>(value: Value): { readonly value: Value } {
  return Object.defineProperty({}, 'value', { value }) as { readonly value: Value }
}
