'use client'
import type { ReactNode } from 'react'
import { useWords } from '../words/index.ts'
import * as css from './breadcrumb.css.ts'

/** A page above this one, or this one, which has no link. */
export interface Place {
  readonly label: string
  readonly href?: string | undefined
}

/** The way down to this page. */
export function Breadcrumb({ places }: { readonly places: readonly Place[] }): ReactNode {
  const { t } = useWords()
  return (
    <nav aria-label={t('navigation.breadcrumb')}>
      <ol className={css.trail}>
        {places.map((place) => (
          <li key={place.label} className={css.place}>
            {place.href === undefined ? (
              <span aria-current="page">{place.label}</span>
            ) : (
              <a className={css.link} href={place.href}>
                {place.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
