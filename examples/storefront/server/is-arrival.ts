/**
 * True for the first page of a visit, to which no page of the shop has led. Sec-Fetch-Site says so,
 * but for a page that Chromium prefetches (`none`) and in older browsers: these have a Referer.
 */
export function isArrival({ headers }: Pick<Request, 'headers'>, origin: string): boolean {
  if (headers.get('sec-fetch-site') === 'same-origin') return false
  const before = headers.get('referer') ?? ''
  return !URL.canParse(before) || new URL(before).origin !== origin
}
