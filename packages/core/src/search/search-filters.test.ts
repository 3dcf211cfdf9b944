import { expect, test } from 'vitest'
import { filtersOf } from './search-filters.ts'
import { readSearch } from './search-query.ts'
import { searchString } from './search-string.ts'

const filters = (search: string) =>
  filtersOf(readSearch(new URLSearchParams(search)).query).map(({ name, value, left }) => [
    name,
    value,
    searchString(left),
  ])

test.each([
  ['', []],
  ['on=wallpaper&sort=newest', []],
  ['q=moth', [['q', 'moth', '']]],
  [
    'q=moth&color=red%2Cblue&winnersOnly=true',
    [
      ['q', 'moth', 'color=red%2Cblue&winnersOnly=true'],
      ['winnersOnly', 'true', 'q=moth&color=red%2Cblue'],
      ['colours', 'red', 'q=moth&color=blue&winnersOnly=true'],
      ['colours', 'blue', 'q=moth&color=red&winnersOnly=true'],
    ],
  ],
  [
    'eigColors=a3282c&style=toile&scale=small',
    [
      ['picked', '#a3282c', 'style=toile&scale=small'],
      ['styles', 'toile', 'eigColors=a3282c&scale=small'],
      ['scales', 'small', 'style=toile&eigColors=a3282c'],
    ],
  ],
])('the filters of "%s" are each left out once', (search, expected) => {
  expect(filters(search)).toEqual(expected)
})
