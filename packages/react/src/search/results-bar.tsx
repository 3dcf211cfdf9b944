'use client'
import { SEARCH_FORM_MARK, SORTS, searchString } from '@selvage/core/search'
import type { SearchPage, SearchQuery } from '@selvage/core/search'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Chip } from '../chip/index.ts'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import * as css from './search.css.ts'
import { needProps } from '../provider/need-props.ts'
import { chipsOf } from './filter-chips.ts'
import type { ChipNames } from './filter-chips.ts'

/** Props of {@link ResultsBar}. */
export interface ResultsBarProps extends ChipNames {
  /** The shop page's path, where the form of the sort order goes. */
  readonly action: string
  /** The search that the page shows, whose filters the form keeps. */
  readonly query: SearchQuery
  /** The name of the fabric or the wallpaper that the designs are shown on; no chip without it. */
  readonly materialName?: string | undefined
}

/** The active filters, each a link that removes it, and the order of the results. */
export function ResultsBar({ action, query, materialName, ...names }: ResultsBarProps): ReactNode {
  needProps('ResultsBar', { query })
  const { t, length } = useMessages()
  const { fabric, ...onAny } = query
  const material =
    fabric === undefined || materialName === undefined
      ? []
      : [{ key: 'material', name: materialName, left: onAny }]
  const filters = [...material, ...chipsOf(query, { t, length }, names)]
  const chips = filters.map(({ left, ...chip }) => {
    const search = searchString({ ...left, offset: 0 })
    return { ...chip, href: search === '' ? action : `${action}?${search}` }
  })
  return (
    <div className={css.bar}>
      <div className={css.chips} role="group" aria-label={t('search.applied')}>
        {chips.map(({ key, name, href, ...chip }) => (
          <Chip key={key} removeHref={href} {...chip}>
            {name}
          </Chip>
        ))}
        {chips.length > 1 ? (
          <Link
            className={css.clear}
            href={query.on === undefined ? action : `${action}?${searchString({ on: query.on })}`}
          >
            {t('search.clearAll')}
          </Link>
        ) : null}
      </div>
      <form
        className={css.sort}
        action={action}
        method="get"
        // A browser that restores fields would show another order than the page has.
        autoComplete="off"
        data-shop-sort=""
      >
        <input type="hidden" name={SEARCH_FORM_MARK} value="1" />
        {[...new URLSearchParams(searchString({ ...query, sort: 'bestSelling', offset: 0 }))].map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        <label className={css.sortLabel} htmlFor="shop-sort">
          {t('search.sort')}
        </label>
        <select className={css.sortBox} id="shop-sort" name="sort" defaultValue={query.sort}>
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`search.sort_${sort}`)}
            </option>
          ))}
        </select>
        <Button kind="small" type="submit">
          {t('search.sortApply')}
        </Button>
      </form>
    </div>
  )
}

/** Props of {@link ResultCount}. */
export interface ResultCountProps {
  /** The counts of the call `searchDesigns`. */
  readonly page: Pick<SearchPage, 'total' | 'totalIsEstimate'>
}

/** `1,248 designs`, or `About 12,000 designs` when the count is an estimate. */
export function ResultCount({ page }: ResultCountProps): ReactNode {
  needProps('ResultCount', { page }, {}, 'of searchDesigns()')
  const { t, number } = useMessages()
  return (
    <>
      {page.totalIsEstimate
        ? t('search.countEstimate', { total: number(page.total) })
        : t('search.count', { count: page.total })}
    </>
  )
}
