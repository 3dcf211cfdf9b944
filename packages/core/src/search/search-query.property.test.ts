import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isApplicable, readSearch, searchString } from './search-query.ts'
import { COLOURS, SORTS, STYLES, TOPICS } from './search.table.ts'

test('every written search string is applicable and reads back the same', () => {
  const query = fc.record({
    on: fc.constant('wallpaper' as const),
    q: fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((value) => value.replace(/[\u0000-\u001f\u007f]/g, '').trim()),
    style: fc.constantFrom(...STYLES),
    topic: fc.constantFrom(...TOPICS),
    colours: fc.uniqueArray(fc.constantFrom(...COLOURS), { maxLength: 4 }),
    sort: fc.constantFrom(...SORTS),
    offset: fc.nat(100_000),
  })
  fc.assert(
    fc.property(query, (wanted) => {
      const search = searchString(wanted)
      expect(isApplicable(search)).toBe(true)
      expect(readSearch(new URLSearchParams(search))).toEqual({
        fieldErrors: [],
        query: wanted.q ? wanted : (({ q: _, ...rest }) => rest)(wanted),
      })
    }),
    { numRuns: 2_000 },
  )
})
