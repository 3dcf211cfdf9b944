import type { Announcement } from '@selvage/core/content'
import { AnnouncementBar } from '@selvage/react/content'
import { useState } from 'react'
import { CLOSE_ANNOUNCEMENT_PATH, CLOSE_FIELDS } from '../site/announcement-paths.ts'

interface AnnouncementIslandProps {
  readonly announcement: Announcement
  /** The path and query of the page. */
  readonly back: string
}

/** The announcement bar; with a script the page stays as it is when the bar is closed. */
export function AnnouncementIsland({ announcement, back }: AnnouncementIslandProps) {
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  const close = () => {
    setClosed(true)
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
    void fetch(CLOSE_ANNOUNCEMENT_PATH, {
      method: 'POST',
      body: new URLSearchParams({ [CLOSE_FIELDS.id]: announcement.id }),
      keepalive: true,
      redirect: 'manual',
      // The next page shows the bar again where this fails.
    }).catch(() => undefined)
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
