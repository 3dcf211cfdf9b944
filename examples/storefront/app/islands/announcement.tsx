import { AnnouncementBar } from '@selvage/react/content'
import { useState } from 'react'
import type { OpenAnnouncement } from '../site/announcements.server.ts'
import { CLOSE_ANNOUNCEMENT_PATH, CLOSE_FIELDS } from '../site/announcement-paths.ts'

interface AnnouncementIslandProps extends OpenAnnouncement {
  /** The path and query of the page. */
  readonly back: string
}

/** The announcement bar; with a script the page stays as it is when the bar is closed. */
export function AnnouncementIsland({ announcement, back, closedCookie }: AnnouncementIslandProps) {
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  const close = () => {
    setClosed(true)
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
    document.cookie = closedCookie
  }
  return (
    <AnnouncementBar
      announcement={announcement}
      closeAction={CLOSE_ANNOUNCEMENT_PATH}
      closeFields={{ [CLOSE_FIELDS.back]: back }}
      onClose={close}
    />
  )
}
