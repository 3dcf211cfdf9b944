'use client'
import type { ReactNode } from 'react'
import { ButtonLink } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import { pageWindow } from './page-window.ts'
import * as css from './pager.css.ts'

export interface PagerProps {
  /** How many there are in all. */
  readonly total: number
  /** Place of the first one shown, from 0. */
  readonly offset: number
  readonly pageSize: number
  /** The address of the page that starts at an offset. */
  readonly hrefFor: (offset: number) => string
}

/** From here to the other pages of a list: plain links. */
export function Pager({ total, offset, pageSize, hrefFor }: PagerProps): ReactNode {
  const { t, number } = useMessages()
  const last = Math.max(1, Math.ceil(total / pageSize))
  const current = Math.min(last, Math.floor(offset / pageSize) + 1)
  const end = Math.min(total, offset + pageSize)
  const following = Math.min(pageSize, total - end)
  return (
    <nav className={css.pager} aria-label={t('navigation.pages')}>
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
              ) : page === current ? (
                <span
                  className={css.current}
                  aria-current="page"
                  aria-label={t('navigation.page', { page })}
                >
                  {number(page)}
                </span>
              ) : (
                <a
                  className={css.page}
                  href={hrefFor((page - 1) * pageSize)}
                  aria-label={t('navigation.page', { page })}
                >
                  {number(page)}
                </a>
              )}
            </li>
          ))}
          {following > 0 ? (
            <li className={css.turn}>
              <ButtonLink kind="small" href={hrefFor(offset + pageSize)} rel="next">
                {t('navigation.nextPage', { count: following })}
              </ButtonLink>
            </li>
          ) : (
            <li className={css.turn}>
              <ButtonLink kind="small" href={hrefFor(Math.max(0, offset - pageSize))} rel="prev">
                {t('navigation.previousPage', { count: pageSize })}
              </ButtonLink>
            </li>
          )}
        </ul>
      )}
    </nav>
  )
}
