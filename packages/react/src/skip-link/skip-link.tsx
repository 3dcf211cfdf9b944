'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import * as css from './skip-link.css.ts'

/**
 * The first thing that Tab reaches: past the header, to the page's content. `main` needs that id
 * and `tabIndex={-1}`.
 */
export function SkipLink({ contentId = 'content' }: { readonly contentId?: string }): ReactNode {
  const { t } = useMessages()
  return (
    <a className={css.skip} href={`#${contentId}`}>
      {t('navigation.skipToContent')}
    </a>
  )
}
