/**
 * Whether a change comes from a page of our own. Browsers send Origin with every form post, `null`
 * from a page without a referrer, whose Sec-Fetch-Site then says that it is ours; a request without
 * both comes from no browser's form and is rejected too.
 */
export function isOwnChange(headers: Headers, host: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('origin')
  if (origin === null || origin === 'null') return site === 'same-origin'
  return URL.canParse(origin) && new URL(origin).host === host
}
