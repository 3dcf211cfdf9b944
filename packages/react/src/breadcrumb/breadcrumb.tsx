'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import * as css from './breadcrumb.css.ts'
import { component } from '../theme/component.ts'
import { needProps } from '../provider/need-props.ts'

/** A page above this one, or this one, which has no link. */
export interface Crumb {
  readonly label: string
  readonly href?: string | undefined
  /** The language of the label, where it is not the page's. */
  readonly lang?: string | undefined
}

/** The pages above this one, from the top, and this one last. */
export function Breadcrumb({
  crumbs,
}: {
  /** The pages from the top of the site down; the last is this page and has no `href`. */
  readonly crumbs: readonly Crumb[]
}): ReactNode {
  needProps('Breadcrumb', {}, { crumbs })
  const { t } = useMessages()
  return (
    <nav className={component} aria-label={t('navigation.breadcrumb')}>
      <ol className={css.trail}>
        {crumbs.map((crumb) => (
          <li key={crumb.label} className={css.crumb}>
            {crumb.href === undefined ? (
              <span aria-current="page" lang={crumb.lang}>
                {crumb.label}
              </span>
            ) : (
              <Link className={css.link} href={crumb.href} lang={crumb.lang}>
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
