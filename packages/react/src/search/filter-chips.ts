import { COLOUR_DOTS, SCALE_LIMITS_IN } from '@selvage/core/search'
import type { Scale, SearchQuery } from '@selvage/core/search'
import type { Messages } from '../messages/index.ts'

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

/** The filters of which several values can be on. */
type Lists = Required<
  Pick<SearchQuery, 'designers' | 'styles' | 'topics' | 'colours' | 'picked' | 'scales'>
>

/** Returns the filters of a search that are on, one for each value. */
export function chipsOf(
  query: SearchQuery,
  { t, length }: Pick<Messages, 't' | 'length'>,
  designerNames: Readonly<Record<string, string>>,
): FilterChip[] {
  const one = (
    name: 'q' | 'tag' | 'winnersOnly',
    label: (value: string) => string,
  ): FilterChip[] => {
    const { [name]: value, ...left } = query
    return value === undefined ? [] : [{ key: name, name: label(String(value)), left }]
  }
  const each = <Name extends keyof Lists>(
    name: Name,
    chip: (value: Lists[Name][number]) => Pick<FilterChip, 'name' | 'color'>,
  ): FilterChip[] => {
    const values: readonly Lists[Name][number][] = query[name] ?? []
    return values.map((value) => ({
      key: `${name} ${value}`,
      ...chip(value),
      left: { ...query, [name]: values.filter((other) => other !== value) },
    }))
  }
  return [
    ...one('q', (value) => t('search.titleFor', { query: value })),
    ...one('tag', (value) => value),
    ...one('winnersOnly', () => t('search.winners')),
    ...each('designers', (value) => ({ name: designerNames[value] ?? value })),
    ...each('colours', (value) => ({
      name: t(`search.colour_${value}`),
      color: COLOUR_DOTS[value],
    })),
    ...each('picked', (value) => ({ name: value, color: value })),
    ...each('styles', (value) => ({ name: t(`search.style_${value}`) })),
    ...each('topics', (value) => ({ name: t(`search.topic_${value}`) })),
    ...each('scales', (value) => ({ name: scaleLabel(value, t, length) })),
  ]
}
