/**
 * True for the first page of a visit, to which no page of the shop has led. A browser that does not
 * say so by Sec-Fetch-Site names the page before in its Referer.
 */
export function isArrival({ headers }: Pick<Request, 'headers'>, origin: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin'
  const before = headers.get('referer') ?? ''
  return !URL.canParse(before) || new URL(before).origin !== origin
}
