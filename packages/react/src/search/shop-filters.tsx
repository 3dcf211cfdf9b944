import {
  COLOURS,
  COLOUR_DOTS,
  SEARCH_FORM_MARK,
  STYLES,
  TOPICS,
  DEFAULT_SORT,
} from '@selvage/core/search'
import type { SearchPage, SearchQuery, Style, Topic } from '@selvage/core/search'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { TextField } from '../field/index.ts'
import { Dots } from '../strip/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './search.css.ts'
import { needProps } from '../provider/need-props.ts'

/** Props of {@link ShopFilters}. */
export interface ShopFiltersProps {
  /** The shop page's path. */
  readonly action: string
  /** The search that the page shows, whose filters are marked. */
  readonly query: SearchQuery
  /** The number of designs behind each filter: the `facets` of the call `searchDesigns`. */
  readonly facets: SearchPage['facets']
}

/**
 * The shop's filters as one plain form, which its button sends, so it needs no script. The values
 * are English in every language; the labels are translated.
 */
export function ShopFilters({ action, query, facets }: ShopFiltersProps): ReactNode {
  needProps('ShopFilters', { query, facets })
  const { t } = useMessages()
  return (
    <form
      className={css.filters}
      action={action}
      method="get"
      role="search"
      aria-label={t('search.filters')}
    >
      <input type="hidden" name={SEARCH_FORM_MARK} value="1" />
      <TextField
        label={t(query.on === 'wallpaper' ? 'search.withinWallpaper' : 'search.within')}
        name="q"
        type="search"
        defaultValue={query.q ?? ''}
        placeholder={t('search.withinHint')}
        maxLength={200}
        enterKeyHint="search"
      />
      {query.on === undefined ? null : <input type="hidden" name="on" value={query.on} />}
      {query.sort === DEFAULT_SORT ? null : <input type="hidden" name="sort" value={query.sort} />}
      {query.tag === undefined ? null : <input type="hidden" name="tag" value={query.tag} />}
      {query.designer === undefined ? null : (
        <input type="hidden" name="designer" value={query.designer} />
      )}
      <details className={css.group} open>
        <summary className={css.groupTitle}>{t('search.colour')}</summary>
        <fieldset className={css.colorOptions}>
          <legend className={css.silent}>{t('search.colour')}</legend>
          {COLOURS.map((colour) => (
            <label key={colour} className={css.colorOption}>
              <input
                className={css.colorTick}
                type="checkbox"
                name="color"
                value={colour}
                defaultChecked={query.colours.includes(colour)}
              />
              <Dots palette={[COLOUR_DOTS[colour]]} size={20} />
              <span>{t(`search.colour_${colour}`)}</span>
            </label>
          ))}
        </fieldset>
      </details>
      <FacetGroup
        name="style"
        title={t('search.style')}
        all={STYLES}
        chosen={query.style}
        counts={facets.style}
        label={(value) => t(`search.style_${value as Style}`)}
        open
      />
      <FacetGroup
        name="topic"
        title={t('search.topic')}
        all={TOPICS}
        chosen={query.topic}
        counts={facets.topic}
        label={(value) => t(`search.topic_${value as Topic}`)}
        open={query.topic !== undefined}
      />
      <Button type="submit" kind="plain" wide>
        {t('search.apply')}
      </Button>
    </form>
  )
}

interface FacetGroupProps {
  readonly name: 'style' | 'topic'
  readonly title: string
  readonly all: readonly string[]
  readonly chosen: string | undefined
  readonly counts: SearchPage['facets']['style']
  readonly label: (value: string) => string
  readonly open: boolean
}

/**
 * The values of one filter, each with the number of designs that match. A value without matches is
 * left out.
 */
function FacetGroup({ name, title, all, chosen, counts, label, open }: FacetGroupProps): ReactNode {
  const { t, number } = useMessages()
  const count = new Map(counts.map((facet) => [facet.value, facet.count]))
  const offered = all.filter((value) => (count.get(value) ?? 0) > 0 || value === chosen)
  return (
    <details className={css.group} open={open}>
      <summary className={css.groupTitle}>{title}</summary>
      <fieldset className={css.options}>
        <legend className={css.silent}>{title}</legend>
        <label className={css.option}>
          <input
            className={css.radio}
            type="radio"
            name={name}
            value=""
            defaultChecked={chosen === undefined}
          />
          <span>{t('search.any')}</span>
        </label>
        {offered.map((value) => (
          <label key={value} className={css.option}>
            <input
              className={css.radio}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
            />
            <span>{label(value)}</span>
            <span className={css.count}>{number(count.get(value) ?? 0)}</span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}
