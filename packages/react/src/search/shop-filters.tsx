'use client'
import {
  SCALES,
  SEARCH_FORM_MARK,
  SEARCH_SCOPES,
  searchString,
  STYLE_BRANCHES,
  TOPIC_BRANCHES,
} from '@selvage/core/search'
import type { SearchPage, SearchQuery, StyleBranch, TopicBranch } from '@selvage/core/search'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { SelectField, TextField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { ColourFilter } from './colour-filter.tsx'
import { scaleLabel } from './filter-chips.ts'
import { countsOf, FilterChoices, FilterGroup, FilterTree } from './filter-choice.tsx'
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
  /** The fabrics or wallpapers that designs can be shown on; none for a shop without the choice. */
  readonly materials?: readonly { readonly value: string; readonly label: string }[] | undefined
  /** The label of the form's button; 'Show designs' when left out. */
  readonly submitLabel?: string | undefined
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  Object.keys(record) as Key[]

/** The designers with the most designs that are listed; one that is chosen always is. */
const MAX_DESIGNERS = 12

/**
 * The shop's filters as one plain form, which its button sends, so it needs no script. Several
 * values of a filter can be on. The values are English in every language; the labels are
 * translated. Its field `scope` chooses whose designs are looked through, as `query.scope` does:
 * all, `notForSale`, or `connections` and `favorites`, which need a login (`isOwnScope` of
 * `@selvage/core/search`).
 */
export function ShopFilters({
  action,
  query,
  facets,
  materials = [],
  submitLabel,
}: ShopFiltersProps): ReactNode {
  needProps('ShopFilters', { query, facets })
  const { t, length } = useMessages()
  const styles = query.styles ?? []
  const topics = query.topics ?? []
  const scales = query.scales ?? []
  const countOf = {
    style: countsOf(facets.style),
    topic: countsOf(facets.topic),
    scale: countsOf(facets.scale),
  }
  const styleBranches = keysOf<StyleBranch>(STYLE_BRANCHES).map((id) => ({
    id,
    label: t(`search.branch_${id}`),
    choices: STYLE_BRANCHES[id].map((value) => ({
      value,
      label: t(`search.style_${value}`),
      count: countOf.style(value),
      isChosen: styles.includes(value),
    })),
  }))
  const topicBranches = keysOf<TopicBranch>(TOPIC_BRANCHES).map((id) => ({
    id,
    label: t(`search.branch_${id}`),
    choices: TOPIC_BRANCHES[id].map((value) => ({
      value,
      label: t(`search.topic_${value}`),
      count: countOf.topic(value),
      isChosen: topics.includes(value),
    })),
  }))
  return (
    <form
      className={css.filters}
      action={action}
      method="get"
      role="search"
      aria-label={t('search.filters')}
      // A browser that restores fields would show other filters than the page has.
      autoComplete="off"
      data-shop-filters=""
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
      {hiddenFields(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ColourFilter query={query} facet={facets.colour} />
      <FilterGroup id="style" title={t('search.style')} open>
        <FilterTree name="style" branches={styleBranches} />
      </FilterGroup>
      <FilterGroup id="topic" title={t('search.topic')} open={topics.length > 0}>
        <FilterTree name="topic" branches={topicBranches} />
      </FilterGroup>
      <FilterGroup id="scale" title={t('search.scale')} open>
        <FilterChoices
          name="scale"
          choices={SCALES.map((value) => ({
            value,
            label: scaleLabel(value, t, length),
            count: countOf.scale(value),
            isChosen: scales.includes(value),
          }))}
        />
      </FilterGroup>
      <DesignerFilter query={query} facet={facets.designer} />
      <SelectField
        label={t('search.scope')}
        name="scope"
        defaultValue={query.scope ?? ''}
        options={[
          { value: '', label: t('search.scope_all') },
          ...SEARCH_SCOPES.map((value) => ({ value, label: t(`search.scope_${value}`) })),
        ]}
      />
      {materials.length === 0 ? null : (
        <SelectField
          label={t(query.on === 'wallpaper' ? 'search.paper' : 'search.cloth')}
          name="fabric"
          defaultValue={query.fabric?.toLowerCase() ?? ''}
          options={[{ value: '', label: t('search.any') }, ...materials]}
        />
      )}
      <div className={css.foot}>
        <Button type="submit" kind="plain" wide>
          {submitLabel ?? t('search.apply')}
        </Button>
      </div>
    </form>
  )
}

function DesignerFilter({
  query,
  facet,
}: {
  readonly query: SearchQuery
  readonly facet: SearchPage['facets']['designer']
}): ReactNode {
  const { t } = useMessages()
  const chosen = query.designers ?? []
  const offered = facet.filter(({ value }, at) => at < MAX_DESIGNERS || chosen.includes(value))
  if (offered.length === 0) return null
  return (
    <FilterGroup id="designer" title={t('search.designer')} open={chosen.length > 0}>
      <FilterChoices
        name="designer"
        choices={offered.map(({ value, name, count }) => ({
          value,
          label: name,
          count,
          isChosen: chosen.includes(value),
        }))}
      />
    </FilterGroup>
  )
}

/** Returns the fields of a search that the form sends along without showing them. */
function hiddenFields({ on, sort, tag, winnersOnly, showMature }: SearchQuery) {
  const hidden = searchString({
    ...(on && { on }),
    ...(tag && { tag }),
    ...(winnersOnly && { winnersOnly }),
    ...(showMature !== undefined && { showMature }),
    sort,
  })
  return [...new URLSearchParams(hidden)]
}
