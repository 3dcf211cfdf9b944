import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FABRIC_CODES } from '../fabric/fabric.ts'
import { WALLPAPER_CODES } from '../wallpaper/wallpaper.ts'
import { readSearch } from './search-query.ts'
import type { SearchQuery } from './search-query.ts'
import { cleanSearch, isApplicable, searchString } from './search-string.ts'
import { COLOURS, SCALES, SEARCH_SCOPES, SORTS, STYLES, TOPICS } from './search.table.ts'

const someOf = <T>(values: readonly T[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 4 })
const text = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((value) => value.replace(/[\u0000-\u001f\u007f]/g, '').trim())
  .filter((value) => value !== '')
const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

/** Every search that a URL can hold: any of its filters, alone or together. */
const search: fc.Arbitrary<SearchQuery> = fc
  .record(
    {
      on: fc.constantFrom('wallpaper' as const, 'bedding' as const, 'living&decor' as const),
      scope: fc.constantFrom(...SEARCH_SCOPES),
      q: text,
      tag: text,
      designers: fc.uniqueArray(fc.stringMatching(/^[a-z_]{1,12}$/), {
        minLength: 1,
        maxLength: 3,
      }),
      styles: someOf(STYLES),
      topics: someOf(TOPICS),
      scales: someOf(SCALES),
      picked: fc.uniqueArray(hex, { minLength: 1, maxLength: 4 }),
      share: fc.constantFrom('third' as const, 'touch' as const),
      winnersOnly: fc.constant(true as const),
      showMature: fc.boolean(),
      colours: fc.uniqueArray(fc.constantFrom(...COLOURS), { maxLength: 4 }),
      sort: fc.constantFrom(...SORTS),
      offset: fc.nat(100_000),
    },
    { requiredKeys: ['colours', 'sort', 'offset'] },
  )
  .chain((query) =>
    fc
      .constantFrom(undefined, ...(query.on === 'wallpaper' ? WALLPAPER_CODES : FABRIC_CODES))
      .map((fabric) => ({ ...query, ...(fabric && { fabric }) })),
  )

test('every written search string is applicable, clean, and reads back the same', () => {
  fc.assert(
    fc.property(search, (wanted) => {
      const written = searchString(wanted)
      expect(isApplicable(written)).toBe(true)
      expect(cleanSearch(written)).toBeUndefined()
      expect(readSearch(new URLSearchParams(written))).toEqual({ fieldErrors: [], query: wanted })
    }),
    { numRuns: 2_000 },
  )
})

test('any search string is read without an error, and what is read of it is written and read back', () => {
  const pair = fc.tuple(
    fc.constantFrom('on', 'q', 'tag', 'designer', 'style', 'color', 'eigColors', 'scale', 'sort'),
    fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom('red,blue', 'fabric')),
  )
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 6 }), (pairs) => {
      const { query } = readSearch(new URLSearchParams(pairs))
      expect(readSearch(new URLSearchParams(searchString(query))).query).toEqual(query)
    }),
    { numRuns: 2_000 },
  )
})
