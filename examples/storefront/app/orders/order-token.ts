/**
 * Returns the token of an order's mail in the address of a page; undefined where there is none. The
 * pages that it opens carry it on in their links and forms, and send no referrer.
 */
export function orderTokenOf({ url }: Request): string | undefined {
  const token = new URL(url).searchParams.get('token') ?? ''
  // It travels on in a header, which holds no other signs.
  return /^[\w-]{1,200}$/.test(token) ? token : undefined
}
