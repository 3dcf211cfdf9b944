import { isAnnouncementId } from '@selvage/core/content'

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
  /** Returns the `Set-Cookie` line of the answer; none where nothing was closed. */
  readonly lines: () => string[]
}

/**
 * Reads the closed announcements of a request from its cookie, which lives as long as the browser's
 * session.
 */
export function closedAnnouncements(
  sent: string | undefined,
  secure: boolean,
): ClosedAnnouncements {
  const ids = (sent ?? '')
    .split('.')
    .filter((id) => isAnnouncementId(id))
    .slice(-MOST)
  let added: readonly string[] = []
  return {
    ids,
    add: (id) => {
      if (isAnnouncementId(id)) added = [...added, id]
    },
    lines: () => {
      if (added.length === 0) return []
      const all = [...new Set([...ids, ...added])].slice(-MOST)
      const value = `${CLOSED_COOKIE}=${all.join('.')}`
      return [
        [value, 'Path=/', 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])].join('; '),
      ]
    },
  }
}
