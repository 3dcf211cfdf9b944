'use client'
import type { Announcement } from '@selvage/core/content'
import type { ReactNode } from 'react'
import { CloseMark } from '../flash/close-mark.tsx'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import { needProps } from '../provider/need-props.ts'
import * as css from './announcement-bar.css.ts'

/** Props of {@link AnnouncementBar}. */
export interface AnnouncementBarProps {
  /** The announcement, as `readAnnouncements` of `@selvage/core/content` reads it. */
  readonly announcement: Announcement
  /**
   * The address to which the button posts the announcement's id, as `announcement`; it needs no
   * script.
   */
  readonly closeAction?: string | undefined
  /** Further fields of that form, such as the page to return to. */
  readonly closeFields?: Readonly<Record<string, string>> | undefined
  /**
   * Called in place of sending the form. The focus was in the bar, so move it on. Without this and
   * without `closeAction` there is no button.
   */
  readonly onClose?: (() => void) | undefined
}

/** One line of news above a page, which leads to a page of the shop where it has one. */
export function AnnouncementBar({
  announcement,
  closeAction,
  closeFields = {},
  onClose,
}: AnnouncementBarProps): ReactNode {
  needProps('AnnouncementBar', { announcement })
  const { t } = useMessages()
  const { id, lang, title, href } = announcement
  return (
    <section className={css.bar} aria-label={t('content.announcement')}>
      <div className={css.row}>
        <p className={css.text} lang={lang}>
          {href === null ? (
            title
          ) : (
            <Link className={css.link} href={href}>
              {title}
            </Link>
          )}
        </p>
        {closeAction === undefined && onClose === undefined ? null : (
          <form
            method="post"
            action={closeAction}
            onSubmit={
              onClose &&
              ((event) => {
                event.preventDefault()
                onClose()
              })
            }
          >
            <input type="hidden" name="announcement" value={id} />
            {Object.entries(closeFields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <button type="submit" className={css.close} aria-label={t('content.closeAnnouncement')}>
              <CloseMark />
            </button>
          </form>
        )}
      </div>
    </section>
  )
}
