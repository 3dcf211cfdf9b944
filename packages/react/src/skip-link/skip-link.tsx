'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import * as css from './skip-link.css.ts'

/**
 * The first link of the page, which leads past the header to the content. `main` needs the link's
 * id and `tabIndex={-1}`.
 */
export function SkipLink({
  contentId = 'content',
}: {
  /** The id of the page's `main`; `content` unless given. */
  readonly contentId?: string
}): ReactNode {
  const { t } = useMessages()
  return (
    <a className={css.skip} href={`#${contentId}`}>
      {t('navigation.skipToContent')}
    </a>
  )
}
