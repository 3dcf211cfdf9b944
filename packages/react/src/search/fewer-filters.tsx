'use client'
import { searchString } from '@selvage/core/search'
import type { SearchQuery } from '@selvage/core/search'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { Link } from '../provider/link.tsx'
import { chipsOf } from './filter-chips.ts'
import type { ChipNames } from './filter-chips.ts'
import * as css from './search.css.ts'

/** Props of {@link FewerFilters}. */
export interface FewerFiltersProps extends ChipNames {
  /** The shop page's path. */
  readonly action: string
  /** The search that finds nothing. */
  readonly query: SearchQuery
  /** How many designs are found without each of its filters, in the order of `filtersOf`. */
  readonly totals: readonly number[]
}

/** The most searches that are offered. */
const MAX_OFFERED = 3

/**
 * Offers a search that finds nothing with one filter less: the filters whose removal brings the
 * most back, each with how many. Nothing where no removal helps.
 */
export function FewerFilters({ action, query, totals, ...names }: FewerFiltersProps): ReactNode {
  needProps('FewerFilters', { query }, { totals })
  const { t, length } = useMessages()
  const offered = chipsOf(query, { t, length }, names)
    .map((chip, at) => ({ ...chip, total: totals[at] ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, MAX_OFFERED)
  if (offered.length === 0) return null
  return (
    <nav className={css.fewer} aria-label={t('search.fewerFilters')}>
      <ul className={css.fewerList}>
        {offered.map(({ key, name, left, total }) => {
          const search = searchString({ ...left, offset: 0 })
          return (
            <li key={key}>
              <Link href={search === '' ? action : `${action}?${search}`}>
                {t('search.without', { name })}
              </Link>{' '}
              <span className={css.count}>{t('search.count', { count: total })}</span>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
