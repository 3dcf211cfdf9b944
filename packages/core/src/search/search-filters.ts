import type { SearchQuery } from './search-query.ts'

/** The filters of which one value can be on. */
const SINGLE = ['q', 'scope', 'tag', 'winnersOnly'] as const
/** The filters of which several values can be on. */
const LISTS = ['designers', 'colours', 'picked', 'styles', 'topics', 'scales'] as const

/** The name of a filter in a search. */
export type SearchFilterName = (typeof SINGLE)[number] | (typeof LISTS)[number]

/** One value of a filter that is on, and the search without it. */
export interface SearchFilter {
  readonly name: SearchFilterName
  /** The value as an address has it; `true` of winners. */
  readonly value: string
  readonly left: Partial<SearchQuery>
}

/** Returns the filters of a search that are on, one for each value. */
export function filtersOf(query: SearchQuery): SearchFilter[] {
  const single = SINGLE.flatMap((name): SearchFilter[] => {
    const { [name]: value, ...left } = query
    return value === undefined ? [] : [{ name, value: String(value), left }]
  })
  const lists = LISTS.flatMap((name) => {
    const values: readonly string[] = query[name] ?? []
    return values.map((value) => {
      const { [name]: _all, ...rest } = query
      const others = values.filter((other) => other !== value)
      return { name, value, left: others.length === 0 ? rest : { ...rest, [name]: others } }
    })
  })
  return [...single, ...lists]
}
