import { matchPath } from '@selvage/i18n/routes'
import { cookieLine } from '../app/session/cookie-line.ts'
import type { Shop } from '../app/page/shop-context.ts'
import { cookieJar } from './cookie-jar.ts'
import { isPrefetch } from './request-parts.ts'

/** The cookie that says whose the other things are that the browser stores. */
export const MEMBER_COOKIE = 'selvage_member'
const YEAR_S = 31_536_000
/** The pages on which the same member may log in again, and go on with what they had typed. */
const ENTRIES: readonly (string | undefined)[] = ['login', 'register']

/**
 * Removes what a member left in this browser once their login has ended, however it did: the next
 * visitor may be somebody else. What a guest has typed stays with the member that they become, and
 * cookies stay, such as the choice about privacy.
 */
export function forgetMember(
  request: Request,
  response: Response,
  {
    hasEnded,
    hasSession,
    page,
    session,
  }: Pick<Shop, 'hasEnded' | 'hasSession' | 'page' | 'session'>,
): Response {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const { pathname } = new URL(request.url)
  const { status, user } = session.get()
  const isUnknown = hasSession && !hasEnded() && (status === 'unknown' || status === 'unasked')
  if (!isPage || isUnknown || isPrefetch(request)) return response
  if (ENTRIES.includes(matchPath(pathname)?.route)) return response
  const before = cookieJar(request.headers.get('Cookie')).read(MEMBER_COOKIE) ?? ''
  const now = user?.type === 'member' ? user.id.slice(0, 8) : ''
  if (now === before) return response
  const answer = new Response(response.body, response)
  if (before !== '') answer.headers.set('Clear-Site-Data', '"storage"')
  const secure = page.storefrontOrigins[0]?.startsWith('https:') ?? false
  const maxAgeS = now === '' ? 0 : YEAR_S
  answer.headers.append(
    'Set-Cookie',
    cookieLine(MEMBER_COOKIE, now, { secure, httpOnly: true, maxAgeS }),
  )
  return answer
}
