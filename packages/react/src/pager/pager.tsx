'use client'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import { hrefWith } from '../provider/href.ts'
import type { HrefWith } from '../provider/href.ts'
import { Link } from '../provider/link.tsx'
import { pageWindow } from './page-window.ts'
import { visuallyHidden } from '../theme/type.css.ts'
import * as css from './pager.css.ts'

/** Props of {@link Pager}. */
export interface PagerProps {
  /** The number of entries of the whole list. */
  readonly total: number
  /** The index of the first entry of the page, from 0. */
  readonly offset: number
  /** The most entries of one page. */
  readonly pageSize: number
  /** The page that starts at an offset: a function of it, or a template with `{offset}`. */
  readonly hrefFor: HrefWith<'{offset}', number>
  /** The list's name, where a page has pages of several. */
  readonly label?: string | undefined
}

/** Plain links to the other pages of a list. */
export function Pager({ total, offset, pageSize, hrefFor, label }: PagerProps): ReactNode {
  const { t, number } = useMessages()
  const last = Math.max(1, Math.ceil(total / pageSize))
  const current = Math.min(last, Math.floor(offset / pageSize) + 1)
  const end = Math.min(total, offset + pageSize)
  const hrefAt = (start: number) => hrefWith(hrefFor, '{offset}', start)
  const pages = t('navigation.pages')
  const following = Math.min(pageSize, total - end)
  return (
    <nav
      className={css.pager}
      aria-label={label ? t('common.labelled', { label, text: pages }) : pages}
    >
      <p className={css.range}>
        {t('navigation.range', {
          from: number(Math.min(total, offset + 1)),
          to: number(end),
          total: number(total),
        })}
      </p>
      {last === 1 ? null : (
        <ul className={css.pages}>
          {pageWindow(current, last).map((page, at) => (
            <li key={page ?? `gap-${at}`}>
              {page === null ? (
                <span className={css.page}>…</span>
              ) : (
                <PageLink
                  page={page}
                  isCurrent={page === current}
                  href={hrefAt((page - 1) * pageSize)}
                />
              )}
            </li>
          ))}
          {following > 0 ? (
            <li className={css.turn}>
              <ButtonLink kind="small" href={hrefAt(offset + pageSize)} rel="next">
                {t('navigation.nextPage', { count: following })}
              </ButtonLink>
            </li>
          ) : (
            <li className={css.turn}>
              <ButtonLink kind="small" href={hrefAt(Math.max(0, offset - pageSize))} rel="prev">
                {t('navigation.previousPage', { count: pageSize })}
              </ButtonLink>
            </li>
          )}
        </ul>
      )}
    </nav>
  )
}

interface PageLinkProps {
  readonly page: number
  readonly isCurrent: boolean
  readonly href: string
}

function PageLink({ page, isCurrent, href }: PageLinkProps): ReactNode {
  const { t, number } = useMessages()
  const label = t('navigation.page', { page })
  if (isCurrent)
    return (
      <span className={css.current} aria-current="page">
        <span className={visuallyHidden}>{label}</span>
        <span aria-hidden="true">{number(page)}</span>
      </span>
    )
  return (
    <Link className={css.page} href={href} aria-label={label}>
      {number(page)}
    </Link>
  )
}
