/**
 * Only the number in the cart, and a heart, belong to the visitor, so the browser may cache the
 * page for going back.
 */
export function publicPageHeaders() {
  return { 'Cache-Control': 'private, no-cache' }
}

/** The page is its visitor's, so no browser and no proxy caches it. */
export function ownPageHeaders() {
  return { 'Cache-Control': 'private, no-store' }
}
