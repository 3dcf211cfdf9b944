import { isAnnouncementId } from '@selvage/core/content'
import { cookieLine } from '../app/session/cookie-line.ts'

/**
 * The cookie with the ids of the announcements that were closed, which are the same for everybody.
 */
export const CLOSED_COOKIE = 'selvage_closed'
/** The most ids that are remembered; the oldest go first. */
const MOST = 20

/** The announcements that the visitor of one request has closed. */
export interface ClosedAnnouncements {
  readonly ids: readonly string[]
  /** Closes one more; text that is no id is ignored. */
  readonly add: (id: string) => void
  /** Returns the cookie that has one more. */
  readonly lineWith: (id: string) => string
  /** Returns the `Set-Cookie` line of the answer; none where nothing was closed. */
  readonly lines: () => string[]
}

/**
 * Reads the closed announcements of a request from its cookie, which lives as long as the browser's
 * session. The cookie holds no secret, so a page's script may write it, too.
 */
export function closedAnnouncements(
  sent: string | undefined,
  secure: boolean,
): ClosedAnnouncements {
  const ids = (sent ?? '')
    .split('.')
    .filter((id) => isAnnouncementId(id))
    .slice(-MOST)
  const cookieOf = (all: readonly string[]) =>
    cookieLine(CLOSED_COOKIE, [...new Set(all)].slice(-MOST).join('.'), { secure })
  let added: readonly string[] = []
  return {
    ids,
    add: (id) => {
      if (isAnnouncementId(id)) added = [...added, id]
    },
    lineWith: (id) => cookieOf([...ids, id]),
    lines: () => (added.length === 0 ? [] : [cookieOf([...ids, ...added])]),
  }
}
