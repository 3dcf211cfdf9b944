import { matchPath } from '@selvage/i18n/routes'

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

/**
 * True for the one click of a mail program, which ends the newsletter by the token in its address:
 * it is no browser, has no cookies, and a page of another site cannot send it.
 * @source RFC 8058
 */
export const isOneClick = (headers: Headers, { pathname, searchParams }: URL): boolean =>
  matchPath(pathname)?.route === 'unsubscribe' &&
  searchParams.has('token') &&
  ['origin', 'sec-fetch-site', 'cookie'].every((name) => !headers.has(name))
