import { COLOUR_DOTS, filtersOf, SCALE_LIMITS_IN } from '@selvage/core/search'
import type {
  Colour,
  Scale,
  SearchFilter,
  SearchQuery,
  SearchScope,
  Style,
  Topic,
} from '@selvage/core/search'
import type { Messages } from '../messages/index.ts'

/** Names of what a search has by an address alone. */
export interface ChipNames {
  /** The names of designers by their screen names. */
  readonly designerNames?: Readonly<Record<string, string>> | undefined
  /** The name of the search's tag in the language of the page; the tag itself when left out. */
  readonly tagName?: string | undefined
}

/** A filter that is on, and the search without it. */
export interface FilterChip {
  readonly key: string
  readonly name: string
  /** The color of a color filter. */
  readonly color?: string
  readonly left: Partial<SearchQuery>
}

/** `Small, up to 4 in` */
export function scaleLabel(scale: Scale, t: Messages['t'], length: Messages['length']): string {
  if (scale === 'medium') return t('search.scale_medium')
  return t(`search.scale_${scale}`, { length: length(SCALE_LIMITS_IN[scale], 'repeat') })
}

/** Returns the filters of a search that are on, one for each value, with their names. */
export function chipsOf(
  query: SearchQuery,
  { t, length }: Pick<Messages, 't' | 'length'>,
  { designerNames = {}, tagName }: ChipNames,
): FilterChip[] {
  // A search has values of the lists alone.
  const shownAs: Readonly<
    Record<SearchFilter['name'], (value: string) => Pick<FilterChip, 'name' | 'color'>>
  > = {
    q: (value) => ({ name: t('search.titleFor', { query: value }) }),
    scope: (value) => ({ name: t(`search.scope_${value as SearchScope}`) }),
    tag: (value) => ({ name: tagName ?? value }),
    winnersOnly: () => ({ name: t('search.winners') }),
    designers: (value) => ({ name: designerNames[value] ?? value }),
    colours: (value) => ({
      name: t(`search.colour_${value as Colour}`),
      color: COLOUR_DOTS[value as Colour],
    }),
    picked: (value) => ({ name: value, color: value }),
    styles: (value) => ({ name: t(`search.style_${value as Style}`) }),
    topics: (value) => ({ name: t(`search.topic_${value as Topic}`) }),
    scales: (value) => ({ name: scaleLabel(value as Scale, t, length) }),
  }
  return filtersOf(query).map(({ name, value, left }) => ({
    key: `${name} ${value}`,
    ...shownAs[name](value),
    left,
  }))
}
