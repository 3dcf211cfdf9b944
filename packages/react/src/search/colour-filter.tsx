'use client'
import {
  COLOUR_DOTS,
  COLOUR_SHARES,
  COLOURS,
  DEFAULT_SHARE,
  MAX_PICKED_COLOURS,
} from '@selvage/core/search'
import type { SearchPage, SearchQuery } from '@selvage/core/search'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { Dots } from '../strip/index.ts'
import { countsOf, FilterGroup } from './filter-choice.tsx'
import * as css from './search.css.ts'

/** The shop's colors, how much of the cloth must be of them, and any color that is picked. */
export function ColourFilter({
  query,
  facet,
}: {
  readonly query: SearchQuery
  readonly facet: SearchPage['facets']['colour']
}): ReactNode {
  const { t, number } = useMessages()
  const count = countsOf(facet)
  const share = query.share ?? DEFAULT_SHARE
  const picked = query.picked ?? []
  return (
    <FilterGroup id="color" title={t('search.colour')} open>
      <div className={css.colorOptions}>
        {COLOURS.map((colour) => (
          <label key={colour} className={css.colorOption}>
            <input
              className={css.colorTick}
              type="checkbox"
              id={`filter-color-${colour}`}
              name="color"
              value={colour}
              defaultChecked={query.colours.includes(colour)}
            />
            <Dots palette={[COLOUR_DOTS[colour]]} size={20} />
            <span>{t(`search.colour_${colour}`)}</span>{' '}
            <span className={css.count}>{number(count(colour))}</span>
          </label>
        ))}
      </div>
      <div className={css.shares} role="radiogroup" aria-label={t('search.share')}>
        {COLOUR_SHARES.map((one) => (
          <label key={one} className={css.option}>
            <input
              className={css.radio}
              type="radio"
              id={`filter-share-${one}`}
              name="share"
              value={one}
              defaultChecked={one === share}
            />
            <span>{t(`search.share_${one}`)}</span>
          </label>
        ))}
      </div>
      {picked.length >= MAX_PICKED_COLOURS ? null : (
        <div className={css.picker}>
          <label className={css.option}>
            <input
              className={css.tick}
              type="checkbox"
              id="filter-picking"
              name="picking"
              value="true"
            />
            <span>{t('search.pick')}</span>
          </label>
          <input
            className={css.pick}
            type="color"
            id="filter-pick"
            name="pick"
            defaultValue={picked.at(-1) ?? COLOUR_DOTS.cyan}
            aria-label={t('search.pickColor')}
          />
        </div>
      )}
      {picked.length === 0 ? null : (
        <input type="hidden" name="eigColors" value={picked.map((hex) => hex.slice(1)).join(',')} />
      )}
    </FilterGroup>
  )
}
